// Settles an option once more by its recorded ticks: strike, tick in force, result, profit (TR-5).

import { STALE_AFTER_MS } from '@fairtick/core/market/staleness'
import { parseMoney } from '@fairtick/core/numbers/money'
import { parsePrice } from '@fairtick/core/numbers/price'
import { parseRate } from '@fairtick/core/numbers/rate'
import type { OptionResult } from '@fairtick/core/options/option'
import { calculateOptionProfit } from '@fairtick/core/options/payout'
import type { WireOption } from '@fairtick/wire/socket/frames'
import type { OptionDetail } from '../shared/order-detail.ts'
import { findTick, nextTick, type UsedTick, type Verdict } from '../shared/verdict.ts'

export function verifyOption({ order, ticks }: Pick<OptionDetail, 'order' | 'ticks'>): Verdict {
  const strike = findTick(ticks, order.strikeSeq)
  const settled = findTick(ticks, order.settleSeq)
  if (order.result === null || strike === undefined || settled === undefined) return 'unchecked'
  const next = nextTick(ticks, settled)
  const isInForce =
    settled.timeMs <= order.expiryTime && (next === undefined || next[1] > order.expiryTime)
  const result = resultOf(order, strike, settled)
  // A change of the source makes options void at ticks that are fresh (TR-2.11).
  if (order.result === 'void' && result !== 'void') return 'unchecked'
  const isSame =
    strike.price === parsePrice(order.strike) &&
    settled.price === parsePrice(order.settlePrice ?? '') &&
    isInForce &&
    result === order.result &&
    profitOf(order, result) === parseMoney(order.profit ?? '')
  return isSame ? 'verified' : 'differs'
}

function resultOf(
  { direction, expiryTime }: WireOption,
  strike: UsedTick,
  settled: UsedTick,
): OptionResult {
  if (expiryTime - settled.timeMs > STALE_AFTER_MS) return 'void'
  if (settled.price === strike.price) return 'draw'
  return settled.price > strike.price === (direction === 'up') ? 'win' : 'lose'
}

function profitOf({ amount, payoutRate }: WireOption, result: OptionResult) {
  const [stake, rate] = [parseMoney(amount), parseRate(payoutRate)]
  return stake === undefined || rate === undefined
    ? undefined
    : calculateOptionProfit(stake, rate, result)
}
