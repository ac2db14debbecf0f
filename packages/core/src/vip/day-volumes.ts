// The contract notional of an account day by day, as far back as it counts (TR-9).

import type { Rational } from '../numbers/rational.ts'
import { roundHalfEven } from '../numbers/rounding.ts'

/** Days that count, today included. */
export const VOLUME_DAYS = 30

/** Notionals are multiples of 10^-28 USD: lots, size and price have 8, 8 and 12 decimals. */
export const VOLUME_DECIMALS = 28
const VOLUME_ONE = 10n ** BigInt(VOLUME_DECIMALS)

/** What was traded on one day of the operator, in 10^-28 USD. */
export type DayVolume = { readonly day: number; readonly volume: bigint }

/** Oldest first; at most 30. */
export type DayVolumes = readonly DayVolume[]

/** Adds a fill of today and lets go of the days that no longer count. */
export function addVolume(volumes: DayVolumes, today: number, notional: Rational): DayVolumes {
  const kept = volumes.filter(({ day }) => counts(day, today) && day !== today)
  const before = volumes.find(({ day }) => day === today)?.volume ?? 0n
  const added = roundHalfEven(notional.numerator * VOLUME_ONE, notional.denominator)
  return [...kept, { day: today, volume: before + added }]
}

/** The volume of the last 30 days. */
export function sumVolume(volumes: DayVolumes, today: number): Rational {
  const sum = volumes
    .filter(({ day }) => counts(day, today))
    .reduce((total, { volume }) => total + volume, 0n)
  return { numerator: sum, denominator: VOLUME_ONE }
}

function counts(day: number, today: number): boolean {
  return day > today - VOLUME_DAYS
}
