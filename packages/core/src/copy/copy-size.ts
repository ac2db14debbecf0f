// How many lots a copy opens and closes (TR-10.3, TR-10.4).

import { LOTS_ONE, type Lots } from '../numbers/lots.ts'
import { type Money, moneyAsRational } from '../numbers/money.ts'
import { divideRational, type Rational } from '../numbers/rational.ts'
import type { FollowTerms } from './follow.ts'

const NO_LOTS = 0n as Lots

/** The leader's order, and what the leader's account was worth just before its fill. */
export type LeaderSize = { readonly lots: Lots; readonly equity: Rational }

/** Of the instrument; `lotMargin`: what one lot locks, in USD, exact. */
export type CopyBounds = {
  readonly lotStep: Lots
  readonly maxLots: Lots
  readonly lotMargin: Rational
}

/** Proportional or fixed lots, cut to the margin of one order and to the largest size (TR-10.3). */
export function calculateCopyLots(
  terms: FollowTerms,
  leader: LeaderSize,
  { lotStep, maxLots, lotMargin }: CopyBounds,
): Lots {
  const { mode, allocation, fixedLots = NO_LOTS, maxPerOrder } = terms
  const wanted = mode === 'fixed' ? fixedLots : lotsInProportion(leader, allocation)
  const affordable = lotsWithin(maxPerOrder, lotMargin)
  const least = [affordable, maxLots].reduce((a, b) => (a < b ? a : b), wanted)
  return floorToStep(least, lotStep)
}

/** What of a copy is closed when its leader closes `lots` of the `lotsBefore` that were left. */
export function calculateCopyClose(
  { lotsOpen, minLots }: { readonly lotsOpen: Lots; readonly minLots: Lots },
  leader: { readonly lots: Lots; readonly lotsBefore: Lots },
  lotStep: Lots,
): Lots {
  if (leader.lots === leader.lotsBefore) return lotsOpen
  const part = floorToStep(((lotsOpen * leader.lots) / leader.lotsBefore) as Lots, lotStep)
  if (part === NO_LOTS) return NO_LOTS
  return lotsOpen - part < minLots ? lotsOpen : part
}

/** `leaderLots × allocation / equity`; none where the leader has no equity. */
function lotsInProportion({ lots, equity }: LeaderSize, allocation: Money): Lots {
  if (equity.numerator <= 0n) return NO_LOTS
  const { numerator, denominator } = divideRational(moneyAsRational(allocation), equity)
  return ((lots * numerator) / denominator) as Lots
}

function lotsWithin(margin: Money, lotMargin: Rational): Lots {
  const { numerator, denominator } = divideRational(moneyAsRational(margin), lotMargin)
  return ((LOTS_ONE * numerator) / denominator) as Lots
}

function floorToStep(lots: Lots, step: Lots): Lots {
  return (lots - (lots % step)) as Lots
}
