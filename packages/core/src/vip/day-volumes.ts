// The contract notional of an account day by day, as far back as it counts (TR-9).

import { DOLLARS_ONE } from '../numbers/exact-dollars.ts'
import { type Rational, roundRational } from '../numbers/rational.ts'

/** Days that count, today included. */
export const VOLUME_DAYS = 30

/** Those of `DOLLARS_ONE`: lots, size and price have 8, 8 and 12. */
export const VOLUME_DECIMALS = 28

/** What was traded on one day of the operator, in 10^-28 USD. */
export type DayVolume = { readonly day: number; readonly volume: bigint }

/** Oldest first; at most 30. */
export type DayVolumes = readonly DayVolume[]

/** Adds a fill of today and lets go of the days that no longer count. */
export function addVolume(volumes: DayVolumes, today: number, notional: Rational): DayVolumes {
  const { numerator, denominator } = notional
  const added = denominator === DOLLARS_ONE ? numerator : roundRational(notional, VOLUME_DECIMALS)
  const newest = volumes.at(-1)
  const before = newest?.day === today ? newest.volume : 0n
  const kept = volumes.filter(({ day }) => counts(day, today) && day !== today)
  // A list that is pushed to keeps room for many more, and each account has one.
  return kept.concat([{ day: today, volume: before + added }])
}

/** The volume of the last 30 days. */
export function sumVolume(volumes: DayVolumes, today: number): Rational {
  let sum = 0n
  for (const { day, volume } of volumes) if (counts(day, today)) sum += volume
  return { numerator: sum, denominator: DOLLARS_ONE }
}

function counts(day: number, today: number): boolean {
  return day > today - VOLUME_DAYS
}
