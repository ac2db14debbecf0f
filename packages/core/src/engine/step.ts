// The one function that decides everything about money and prices: (state, record) → events.

import { parseInstrument } from '../market/instrument.ts'
import { invariant, unreachable } from '../numbers/invariant.ts'
import type { Command } from './command.ts'
import type { EngineEvent } from './event.ts'
import { buyOption } from './handlers/buy-option.ts'
import { openAccount } from './handlers/open-account.ts'
import { resetPractice } from './handlers/reset-practice.ts'
import { voidOpenOptions } from './handlers/void-open-options.ts'
import { passTime } from './on-time.ts'
import { type EngineRecord, recordTime, type TapeEntry } from './record.ts'
import { isRefusal, type Refusal } from './refusal.ts'
import { applyEvent, type EngineState } from './state.ts'

export type StepResult = {
  /** Already folded into the state, in the order in which they happened. */
  readonly events: readonly EngineEvent[]
  /** Why the record's command was refused; undefined when it was not, or was no command. */
  readonly refusal: Refusal | undefined
}

/**
 * Handles one record: first time passes, then the record itself (TR-2.9). Changes `state`.
 * Deterministic. Faults (InvariantBroken) on a record out of order; the host must then stop.
 */
export function step(state: EngineState, record: EngineRecord): StepResult {
  const time = recordTime(record)
  invariant(time >= state.time, `tape time went back from ${state.time} to ${time}`)
  const events = passTime(state, time)
  state.time = time
  if (record.log === 'tape') {
    invariant(record.position === state.tapePosition + 1, `tape gap before ${record.position}`)
    state.tapePosition = record.position
    events.push(...handleTapeEntry(state, record.entry))
    return { events, refusal: undefined }
  }
  invariant(record.number === state.commandNumber + 1, `command gap before ${record.number}`)
  invariant(record.tapePosition === state.tapePosition, `command ${record.number} misplaced`)
  state.commandNumber = record.number
  const decision = handleCommand(state, record.command)
  if (isRefusal(decision)) return { events, refusal: decision }
  applyEvent(state, decision)
  events.push(decision)
  return { events, refusal: undefined }
}

function handleTapeEntry(state: EngineState, entry: TapeEntry): readonly EngineEvent[] {
  switch (entry.kind) {
    case 'tick': {
      const market = state.markets.get(entry.symbol)
      invariant(market, `tick of unknown instrument ${entry.symbol}`)
      invariant(entry.seq === (market.tick?.seq ?? 0) + 1, `seq gap of ${entry.symbol}`)
      market.tick = entry
      return []
    }
    case 'instrument': {
      const { instrument: constants } = entry
      const { tick } = state.markets.get(constants.symbol) ?? { tick: undefined }
      const instrument = parseInstrument(constants)
      state.markets.set(constants.symbol, { constants, instrument, tick })
      return []
    }
    case 'source': {
      const changed = state.source !== undefined && state.source !== entry.source
      state.source = entry.source
      return changed ? voidOpenOptions(state) : []
    }
    // Time has passed by now; that is all these are for.
    case 'clock':
    case 'calendar':
    case 'feed':
    case 'quarantine':
      return []
    default:
      return unreachable(entry)
  }
}

function handleCommand(state: EngineState, command: Command): EngineEvent | Refusal {
  switch (command.kind) {
    case 'open-account':
      return openAccount(state, command)
    case 'buy-option':
      return buyOption(state, command)
    case 'reset-practice':
      return resetPractice(state, command)
    default:
      return unreachable(command)
  }
}
