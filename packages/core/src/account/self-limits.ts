// Limits that customers set for themselves, as far as they concern openings (TR-12.3).

import {
  addMoney,
  type Money,
  minMoney,
  moneyAsRational,
  subtractMoney,
  ZERO_MONEY,
} from '../numbers/money.ts'
import { addRational, compareRational, type Rational } from '../numbers/rational.ts'
import type { Instant } from '../time/instant.ts'

export type ChosenLimits = {
  /** The most that may be lost in a day of the operator. */
  readonly dailyLoss: Money | undefined
  /** The most that may be open or wait at a time. */
  readonly openPositions: number | undefined
  /** Nothing is opened before; of a time-out or a self-exclusion, whichever ends later. */
  readonly excludedUntil: Instant | undefined
}

/** What the books said of the operator's day before the first limit was set. */
export type BookedDay = {
  /** When the day ends of which they are. */
  readonly endTime: Instant
  /** Of the same moment: by what it moved since, results have come that the books do not have. */
  readonly untaxedGains: Money
}

/** The chosen ones, and what was realised on the operator's day that was last counted. */
export type SelfLimits = ChosenLimits & {
  readonly day: number
  readonly realised: Money
}

/** What an account stands to lose on a day besides what it has realised. */
export type DayRisk = {
  readonly day: number
  /** Unrealised P/L of contracts, exact. */
  readonly openProfit: Rational
  /** Of all open options: they count as lost until they are settled. */
  readonly openStakes: Money
}

/** Adds a realised result; another day begins at zero. */
export function countRealised(limits: SelfLimits, day: number, result: Money): SelfLimits {
  return { ...limits, day, realised: addMoney(realisedOn(limits, day), result) }
}

export function realisedOn(limits: SelfLimits, day: number): Money {
  return limits.day === day ? limits.realised : ZERO_MONEY
}

/**
 * What counts for the rest of the day where no limit stood before, from what the books said and the
 * account's gains now. What was lost since they were read counts, what was won does not, and what
 * a withdrawal took off the gains counts as lost: until the end of that day, and on the safe side.
 */
export function realisedSinceBooks(
  realisedToday: Money,
  booked: BookedDay,
  { time, untaxedGains }: { readonly time: Instant; readonly untaxedGains: Money },
): Money {
  const since = minMoney(ZERO_MONEY, subtractMoney(untaxedGains, booked.untaxedGains))
  return time < booked.endTime ? addMoney(realisedToday, since) : since
}

/** Realised results of the day and what is open have reached the limit; exact, itself included. */
export function isLossReached(limits: SelfLimits, risk: DayRisk): boolean {
  return compareWithLimit(limits, risk, ZERO_MONEY) <= 0n
}

/** With this stake lost as well the day would end beyond the limit; at the limit is not beyond. */
export function mayExceedLoss(limits: SelfLimits, risk: DayRisk, stake: Money): boolean {
  return compareWithLimit(limits, risk, stake) < 0n
}

/** Above zero: so much may still be lost; always, where no limit is set. */
function compareWithLimit(limits: SelfLimits, risk: DayRisk, stake: Money): bigint {
  const { dailyLoss } = limits
  if (dailyLoss === undefined) return 1n
  const atRisk = addMoney(risk.openStakes, stake)
  const certain = subtractMoney(addMoney(realisedOn(limits, risk.day), dailyLoss), atRisk)
  const left = addRational(moneyAsRational(certain), risk.openProfit)
  return compareRational(left, moneyAsRational(ZERO_MONEY))
}

/** A break that was begun never ends early, whatever is asked for. */
export function laterEnd(
  one: Instant | undefined,
  other: Instant | undefined,
): Instant | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return one > other ? one : other
}
