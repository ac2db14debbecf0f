// A follow as its follower sees it: terms, results, and how far it is from its stop (TR-10).

import { calculateStopHeadroom } from '@fairtick/core/copy/copy-stop'
import { readFollowTerms } from '@fairtick/core/engine/codec/copy-command-text'
import {
  formatMoney,
  roundToMoney,
  subtractMoney,
  sumMoney,
  ZERO_MONEY,
} from '@fairtick/core/numbers/money'
import { type Rational, sumRationals, ZERO_RATIONAL } from '@fairtick/core/numbers/rational'
import type { CallResult } from '@fairtick/wire/api-contract'
import type { OpenAccount } from '../account/public.ts'
import type { ShownLeader } from './leader-names.ts'
import { fractionText } from './present-copy.ts'
import type { FollowRow } from './store.ts'

type WireFollow = CallResult<'follows'>['data'][number]

export function presentFollow(row: FollowRow, open: OpenAccount, leader: ShownLeader): WireFollow {
  const { begun, begunTime, endedTime, endReason, resultAtBegin, skips } = row
  const copies = copiesOf(row, open)
  const { openProfit } = copies
  const openText = openProfit && formatMoney(roundToMoney(openProfit))
  return {
    ...{
      id: String(begun),
      ...leader,
      status: statusOf(row),
      endReason,
      begunTime,
      endedTime,
    },
    terms: termsOf(row),
    result: formatMoney(subtractMoney(row.resultAtEnd, resultAtBegin)),
    openProfit: openText ?? null,
    openCopies: copies.count,
    usedMargin: formatMoney(copies.margin),
    highWater: fractionText(row.highWater),
    sharesPaid: formatMoney(row.sharesPaid),
    untilStop: untilStop(row, openProfit),
    skips,
  }
}

function statusOf({ endedTime, isPaused }: FollowRow): WireFollow['status'] {
  if (endedTime !== null) return 'ended'
  return isPaused ? 'paused' : 'active'
}

function termsOf({ terms, profitShare }: FollowRow): WireFollow['terms'] {
  const [mode, allocation, fixedLots, maxPerOrder, stopLoss, maxLeverage] = terms
  return { mode, allocation, fixedLots, maxPerOrder, stopLoss, maxLeverage, profitShare }
}

/** The open copies of the leader; those of an earlier follow are counted to the newest. */
function copiesOf({ leaderId, isNewest }: FollowRow, { positions, profitOf }: OpenAccount) {
  if (!isNewest) return { count: 0, margin: ZERO_MONEY, openProfit: ZERO_RATIONAL }
  const copies = positions.filter(({ copyOf }) => copyOf?.leaderId === leaderId)
  const profits = copies.flatMap(({ id }) => profitOf(id) ?? [])
  return {
    count: copies.length,
    margin: sumMoney(copies.map(({ margin }) => margin)),
    openProfit: profits.length === copies.length ? sumRationals(profits) : undefined,
  }
}

function untilStop(row: FollowRow, openProfit: Rational | undefined): string | null {
  if (row.endedTime !== null || openProfit === undefined) return null
  const { resultAtEnd: result, resultAtBegin } = row
  const stopped = { terms: readFollowTerms(row.terms), result, resultAtBegin }
  return formatMoney(roundToMoney(calculateStopHeadroom(stopped, openProfit)))
}
