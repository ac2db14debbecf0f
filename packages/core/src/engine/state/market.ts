// The markets of the state: their constants, their newest tick and its mark.

import { createTriggerHeap } from '../../contracts/trigger-heap.ts'
import {
  type InstrumentSymbol,
  type InstrumentText,
  parseInstrument,
} from '../../market/instrument.ts'
import {
  noteNextTick,
  noteSourceEntry,
  type SourceEntry,
  type SourceHealth,
  UNKNOWN_HEALTH,
} from '../../market/source-health.ts'
import type { Tick } from '../../market/tick.ts'
import { approximate } from '../../numbers/approximate.ts'
import { invariant } from '../../numbers/invariant.ts'
import { createThresholdIndex } from './near-threshold-index.ts'
import type { EngineState, Market } from './state.ts'

/** Sets the constants of an instrument from here on; its tick and watches stay. */
export function setInstrument(state: EngineState, constants: InstrumentText): Market {
  const instrument = parseInstrument(constants)
  const known = state.markets.get(constants.symbol)
  const market: Market = known
    ? Object.assign(known, { constants, instrument })
    : {
        ...{ constants, instrument, tick: undefined, health: UNKNOWN_HEALTH },
        ...{ mark: Number.NaN, markedTick: undefined },
        falling: createTriggerHeap('fall'),
        rising: createTriggerHeap('rise'),
        nearThreshold: createThresholdIndex(),
      }
  state.markets.set(constants.symbol, market)
  return market
}

/**
 * Whether its prices go on the tape: from the moment at which it was first offered. Once there was
 * one they go on, since what is open must be closed at them.
 */
export function takesPrices({ instrument, tick }: Pick<Market, 'instrument' | 'tick'>): boolean {
  return instrument.isOffered || tick !== undefined
}

/** The newest tick, and whether it ends an outage of the operator's own. */
export function noteTick(state: EngineState, market: Market, tick: Tick): void {
  const { health, tick: before } = market
  market.tick = tick
  if (before) setHealth(state, market, noteNextTick(health, before, tick.time))
}

/** What the tape says of the sources of an instrument; of one that is not there it says nothing. */
export function noteSources(
  state: EngineState,
  symbol: InstrumentSymbol,
  entry: SourceEntry,
): void {
  const market = state.markets.get(symbol)
  if (market === undefined) return
  setHealth(state, market, noteSourceEntry(market.health, entry, market.tick))
}

function setHealth(state: EngineState, market: Market, health: SourceHealth): void {
  if (health === market.health) return
  market.health = health
  state.healthPosition = state.tapePosition
}

/** The market of something open on it: it was there when that was opened. */
export function marketOf(state: EngineState, symbol: InstrumentSymbol): Market & { tick: Tick } {
  const market = state.markets.get(symbol)
  invariant(market?.tick, 'no tick', symbol)
  return market as Market & { tick: Tick }
}

/** The double nearest to the price of the newest tick, made once a tick; NaN without one. */
export function markOf(market: Market): number {
  const { tick } = market
  if (tick !== undefined && tick !== market.markedTick) {
    market.mark = approximate(tick.price)
    market.markedTick = tick
  }
  return market.mark
}
