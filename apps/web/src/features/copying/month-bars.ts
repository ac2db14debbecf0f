// Where the bar of each month begins and how long it is, all on one scale with zero on it.

import type { LeaderFigures } from './leader-reads.ts'

type Month = LeaderFigures['months'][number]

export type MonthBar = Month & {
  /** From the left, of the whole width. */
  readonly fromPercent: number
  readonly widthPercent: number
}

/** Newest first. Pixels only, so floats are good enough here. */
export function barsOf(months: readonly Month[]): MonthBar[] {
  const rates = months.map(({ growth }) => Number(growth))
  const [low, high] = [Math.min(0, ...rates), Math.max(0, ...rates)]
  const span = high - low || 1
  const bars = months.map((month) => {
    const rate = Number(month.growth)
    const from = ((Math.min(0, rate) - low) / span) * 100
    return { ...month, fromPercent: from, widthPercent: (Math.abs(rate) / span) * 100 }
  })
  return bars.toReversed()
}
