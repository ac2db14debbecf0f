// What an order of one's own would cost, by the functions that will charge for it.

import { calculateFee, calculateOvernightFee } from '@fairtick/core/contracts/fees'
import { calculateMargin, calculateNotional } from '@fairtick/core/contracts/margin'
import { calculateProfit } from '@fairtick/core/contracts/profit'
import { calculateQuote } from '@fairtick/core/market/quote'
import { parseLots, parseQuantity } from '@fairtick/core/numbers/lots'
import { formatMoney, negateMoney, parseMoney, roundToMoney } from '@fairtick/core/numbers/money'
import { parsePrice } from '@fairtick/core/numbers/price'
import { parseRate, type Rate } from '@fairtick/core/numbers/rate'
import { calculatePayout } from '@fairtick/core/options/payout'
import type { SheetFacts } from '@fairtick/wire/calls/cost-sheets'

export type ContractCosts = Extract<SheetFacts, { kind: 'contract' }>['instruments'][number]

/** Of the request that waits: what the example is made of. */
export type CostSheetOrder = Partial<{
  readonly symbol: string
  readonly direction: string
  readonly lots: string
  readonly leverage: number
  readonly amount: string
  readonly duration: number
}>

export type ContractOrder = {
  readonly direction: 'long' | 'short'
  readonly lots: string
  readonly leverage: number
}

/** Amounts in USD, as text; undefined while there is no price, or where nothing can be read. */
export function contractExample(costs: ContractCosts, order: ContractOrder, priceText: string) {
  const price = parsePrice(priceText)
  const lots = parseLots(order.lots)
  const spread = parsePrice(costs.spread)
  const contractSize = parseQuantity(costs.contractSize)
  const feeRate = parseRate(costs.feeRate)
  const long = parseRate(costs.overnightRate.long)
  const short = parseRate(costs.overnightRate.short)
  if (price === undefined || lots === undefined || spread === undefined) return undefined
  if (contractSize === undefined || feeRate === undefined) return undefined
  if (long === undefined || short === undefined) return undefined
  const instrument = { contractSize, quote: costs.quote, overnightRate: { long, short } }
  const { bid, ask } = calculateQuote(price, { spread })
  const notional = calculateNotional(instrument, lots, price)
  const crossed = calculateProfit(instrument, { direction: 'long', lots, openPrice: ask }, bid)
  return {
    margin: formatMoney(calculateMargin(notional, order.leverage)),
    spread: formatMoney(negateMoney(roundToMoney(crossed))),
    fee: formatMoney(calculateFee(notional, feeRate, NO_DISCOUNT)),
    night: formatMoney(calculateOvernightFee(instrument, order.direction, lots, price)),
  }
}

const NO_DISCOUNT = 0n as Rate

/** What a win of this stake brings, in USD. */
export function payoutExample(stakeText: string, payoutRate: string): string | undefined {
  const [stake, rate] = [parseMoney(stakeText), parseRate(payoutRate)]
  if (stake === undefined || rate === undefined) return undefined
  return formatMoney(calculatePayout(stake, rate))
}
