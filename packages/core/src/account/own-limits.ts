// Limits that a customer sets for himself, as far as they concern openings (TR-12.3).

import { addMoney, type Money, moneyAsRational, ZERO_MONEY } from '../numbers/money.ts'
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

/** The chosen ones, and what was realised on the operator's day that was last counted. */
export type OwnLimits = ChosenLimits & { readonly day: number; readonly realised: Money }

/** Adds a realised result; another day begins at zero. */
export function countRealised(limits: OwnLimits, day: number, result: Money): OwnLimits {
  return { ...limits, day, realised: addMoney(realisedOn(limits, day), result) }
}

export function realisedOn(limits: OwnLimits, day: number): Money {
  return limits.day === day ? limits.realised : ZERO_MONEY
}

/** Realised and unrealised results of the day have reached the limit; exact, itself included. */
export function isLossReached(limits: OwnLimits, day: number, openProfit: Rational): boolean {
  if (limits.dailyLoss === undefined) return false
  const result = addRational(moneyAsRational(realisedOn(limits, day)), openProfit)
  return compareRational(result, moneyAsRational(-limits.dailyLoss as Money)) <= 0n
}

/** A break that was begun never ends early, whatever is asked for. */
export function laterEnd(
  one: Instant | undefined,
  other: Instant | undefined,
): Instant | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return one > other ? one : other
}
