// What followers really got (TR-10.8): the median of their results in parts of what they allocated.

import { billionthsOf } from './fraction-text.ts'

/** A median of fewer follows says nothing. */
const LEAST_FOLLOWS = 5

export type FollowResult = {
  /** USD in millionths; above zero. */
  readonly allocation: bigint
  /** After fees and shares, open copies counted at the newest ticks. */
  readonly result: bigint
}

export type FollowerFigures = {
  readonly follows: number
  /** In billionths; undefined: too few to tell. */
  readonly median: bigint | undefined
  readonly losing: bigint | undefined
}

export function judgeFollows(results: readonly FollowResult[]): FollowerFigures {
  const follows = results.length
  if (follows < LEAST_FOLLOWS) return { follows, median: undefined, losing: undefined }
  const rates = results
    .map(({ result, allocation }) => billionthsOf(result, allocation))
    .toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const losing = rates.filter((rate) => rate < 0n).length
  return {
    follows,
    median: middleOf(rates),
    losing: billionthsOf(BigInt(losing), BigInt(follows)),
  }
}

/** Of an even number the mean of both, cut towards less. */
function middleOf(sorted: readonly bigint[]): bigint {
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return ((low ?? 0n) + (high ?? 0n)) >> 1n
}
