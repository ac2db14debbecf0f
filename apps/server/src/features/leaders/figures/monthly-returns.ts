// Growth of each calendar month of UTC, from the index that the hourly readings give (TR-10.8).

import { DAY_MS, HOUR_MS } from '@fairtick/core/time/duration'
import { billionthsOf } from './fraction-text.ts'
import { ONE } from './time-weighted.ts'

/** The last reading of a month: one at its very end counts to it. */
export type MonthEnd = { readonly hour: number; readonly index: bigint }

export type MonthlyReturn = {
  /** A moment in the middle of the month. */
  readonly timeMs: number
  /** Billionths. */
  readonly growth: bigint
}

/**
 * Oldest first. `before` is where the index stood when the first of them began: undefined, when it
 * began within it. Behind an index that fell to nothing there is nothing to grow.
 */
export function monthlyReturns(
  ends: readonly MonthEnd[],
  before: MonthEnd | undefined,
): readonly MonthlyReturn[] {
  let index = before?.index ?? ONE
  const returns: MonthlyReturn[] = []
  for (const end of ends) {
    if (index === 0n) break
    returns.push({ timeMs: middleOf(end.hour), growth: billionthsOf(end.index - index, index) })
    index = end.index
  }
  return returns
}

const HALF_MS = 15 * DAY_MS

function middleOf(hour: number): number {
  const date = new Date(hour * HOUR_MS - 1)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) + HALF_MS
}
