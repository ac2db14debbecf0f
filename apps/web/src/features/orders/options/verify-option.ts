// Settles an option once more by its recorded ticks: strike, tick in force, result, profit (TR-5).

import { STALE_AFTER_MS } from '@fairtick/core/market/staleness'
import { parseMoney } from '@fairtick/core/numbers/money'
import { parsePrice } from '@fairtick/core/numbers/price'
import { parseRate } from '@fairtick/core/numbers/rate'
import type { OptionResult } from '@fairtick/core/options/option'
import { calculateOptionProfit } from '@fairtick/core/options/payout'
import { decideResult } from '@fairtick/core/options/settlement'
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

/** Whose an outage was follows from records that are not here: the verifier looks at them. */
function resultOf(order: WireOption, strike: UsedTick, settled: UsedTick): OptionResult {
  const isStale = order.expiryTime - settled.timeMs > STALE_AFTER_MS
  const outage = isStale ? (order.outage ?? 'source') : undefined
  return decideResult({ ...order, strike: strike.price }, settled, outage)
}

function profitOf({ amount, payoutRate }: WireOption, result: OptionResult) {
  const [stake, rate] = [parseMoney(amount), parseRate(payoutRate)]
  return stake === undefined || rate === undefined
    ? undefined
    : calculateOptionProfit(stake, rate, result)
}
