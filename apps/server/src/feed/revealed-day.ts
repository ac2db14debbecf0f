// Is a revealed day the one that the rules give? Its key is free, nothing else of it: prices begin
// where the day before ended, or where customers saw them last, and move as the model has it.

import { PRICE_DECIMALS, type Price } from '@fairtick/core/numbers/price'
import {
  type DayInstrument,
  midnightAfter,
  readDay,
  type SimulatedDay,
  writeDay,
} from './adapters/simulated-day.ts'
import { type DayEnd, startVolatility, toNumber } from './adapters/simulated-path.ts'
import { SIMULATED_INSTRUMENTS } from './adapters/simulator-instruments.ts'
import { NO_SHOCKS } from './adapters/simulator-shocks.ts'

/** What the tape says of it before it is revealed. */
export type DayStart = {
  /** Of the day before, where one was worked out. */
  readonly end: DayEnd | undefined
  /** The newest price of each instrument on the tape by then. */
  readonly seen: ReadonlyMap<string, Price>
}

export type RevealedDay = {
  /** Undefined: it is no day at all. */
  readonly day: SimulatedDay | undefined
  /** Names of what is not as it must be. */
  readonly differing: readonly string[]
}

const KEY = /^[0-9a-f]{64}$/
const PROCESSES = 3
/** No price of the model comes near. */
const MOST = 1e9

export function readRevealedDay(
  text: string,
  { from, until }: { readonly from: number; readonly until: number },
  start: DayStart,
): RevealedDay {
  const given = readWhole(text)
  if (given === undefined || given.fromMs !== from) return { day: undefined, differing: ['text'] }
  const { key, volatility } = given
  const instruments = given.instruments.map((each) => instrumentFrom(each, start))
  const expected: SimulatedDay = {
    ...{ version: 1, fromMs: from, untilMs: until, key, instruments },
    volatility: startVolatility(instruments, start.end, Buffer.from(key, 'hex')),
    shocks: NO_SHOCKS,
  }
  if (writeDay(expected) === text) return { day: expected, differing: [] }
  const names = Object.keys(expected) as (keyof SimulatedDay)[]
  const differing = names.filter(
    (name) => JSON.stringify(expected[name]) !== JSON.stringify(given[name]),
  )
  // Moved as the model has it, from where it says that it began: the next days may still be right.
  const startOf = new Map(given.instruments.map(({ symbol, startPrice }) => [symbol, startPrice]))
  const moved = instruments.map((each): DayInstrument => {
    return { ...each, startPrice: startOf.get(each.symbol) ?? each.startPrice }
  })
  return {
    day: { ...expected, volatility, instruments: moved },
    differing: differing.length > 0 ? differing : ['text'],
  }
}

/** Undefined where a path could not be worked out from it: whoever wrote it may be hostile. */
function readWhole(text: string): SimulatedDay | undefined {
  try {
    const day = readDay(text)
    const { instruments, volatility } = day
    const symbols = new Set(instruments.map(({ symbol }) => symbol))
    const isWhole =
      KEY.test(day.key) &&
      day.untilMs === midnightAfter(day.fromMs) &&
      symbols.size === instruments.length &&
      instruments.every(isKnown) &&
      volatility.own.length === instruments.length &&
      [volatility.group, ...volatility.own].every(isProcesses)
    return isWhole ? day : undefined
  } catch {
    return undefined
  }
}

function isKnown({ symbol, priceDecimals, startPrice }: DayInstrument): boolean {
  const isGrid = Number.isInteger(priceDecimals) && priceDecimals >= 0
  return (
    SIMULATED_INSTRUMENTS.some((each) => each.symbol === symbol) &&
    isGrid &&
    priceDecimals <= PRICE_DECIMALS &&
    startPrice > 0 &&
    startPrice < MOST
  )
}

function isProcesses(processes: readonly number[]): boolean {
  return processes.length === PROCESSES && processes.every(Number.isFinite)
}

function instrumentFrom(
  { symbol, priceDecimals, startPrice }: DayInstrument,
  { end, seen }: DayStart,
): DayInstrument {
  const known = SIMULATED_INSTRUMENTS.find((each) => each.symbol === symbol) as DayInstrument
  const shown = seen.get(symbol)
  // The very first price of a market is nobody's loss, whatever it is.
  const first = shown === undefined ? startPrice : toNumber(shown)
  return { ...known, priceDecimals, startPrice: end?.prices.get(symbol) ?? first }
}
