// A follow: the terms under which one account copies the orders of another (TR-10.1).

import type { Lots } from '../numbers/lots.ts'
import { type Money, moneyFromMicros, ZERO_MONEY } from '../numbers/money.ts'
import { parseRate, RATE_ONE, type Rate } from '../numbers/rate.ts'
import type { Rational } from '../numbers/rational.ts'
import type { Instant } from '../time/instant.ts'

export type CopyMode = 'proportional' | 'fixed'

/** What a follower chooses. */
export type FollowTerms = {
  readonly mode: CopyMode
  /** The most margin that open copies of this leader may lock. */
  readonly allocation: Money
  /** Of mode `fixed`: the lots of each copy. */
  readonly fixedLots: Lots | undefined
  /** The most margin of one copy. */
  readonly maxPerOrder: Money
  /** The part of the allocation whose loss ends the follow. */
  readonly stopLoss: Rate
  /** Undefined: as the leader's. */
  readonly maxLeverage: number | undefined
}

/** Why a follow ended. */
export type FollowEndReason = 'manual' | 'copy_stop' | 'linked'

/** One account's copying of one leader; result and high-water mark outlive the follow. */
export type Follow = {
  readonly leaderId: string
  readonly terms: FollowTerms
  /** The leader's part of profits, as it was when the follow began. */
  readonly profitShare: Rate
  /** Number of the command by which it began: the order of the follows' beginnings. */
  readonly begun: number
  readonly begunTime: Instant
  readonly isActive: boolean
  readonly isPaused: boolean
  /** Over all copies of this leader, ever: P/L − fees − overnight fees (TR-10.5). */
  readonly result: Money
  /** The result when this follow began: the copy stop counts from it. */
  readonly resultAtBegin: Money
  /** The highest base of which a profit share was taken, in USD, exact (TR-10.6). */
  readonly highWater: Rational
}

/** The terms under which an account may be followed. */
export type LeadingTerms = {
  readonly profitShare: Rate
  readonly maxFollowers: number
  /** Of the allocations of all follows. */
  readonly maxCopied: Money
}

export const MIN_ALLOCATION: Money = moneyFromMicros(50_000_000n)
export const MAX_LEADERS = 10
export const DEFAULT_PROFIT_SHARE = parseRate('0.1') as Rate
export const MAX_PROFIT_SHARE = parseRate('0.2') as Rate
export const MAX_FOLLOWERS = 1_000
export const MAX_COPIED: Money = moneyFromMicros(1_000_000_000_000n)

/** The name of a field that cannot be, or undefined. */
export function findWrongTerm(terms: FollowTerms): keyof FollowTerms | undefined {
  const { mode, allocation, fixedLots, maxPerOrder, stopLoss, maxLeverage } = terms
  if (allocation < MIN_ALLOCATION) return 'allocation'
  if ((mode === 'fixed') !== (fixedLots !== undefined)) return 'fixedLots'
  if (fixedLots !== undefined && fixedLots <= 0n) return 'fixedLots'
  if (maxPerOrder <= ZERO_MONEY) return 'maxPerOrder'
  if (stopLoss <= 0n || stopLoss > RATE_ONE) return 'stopLoss'
  const isLeverage = maxLeverage === undefined || (Number.isInteger(maxLeverage) && maxLeverage > 0)
  return isLeverage ? undefined : 'maxLeverage'
}
