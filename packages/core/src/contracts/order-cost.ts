// What an order locks and pays at a price: the same for the engine and every preview (TR-4.6).

import type { Instrument } from '../market/instrument.ts'
import type { Lots } from '../numbers/lots.ts'
import { addMoney, type Money } from '../numbers/money.ts'
import type { Price } from '../numbers/price.ts'
import type { Rate } from '../numbers/rate.ts'
import type { Rational } from '../numbers/rational.ts'
import { calculateFee } from './fees.ts'
import { calculateMargin, calculateNotional } from './margin.ts'

/** An order without its size. */
export type OrderCostTerms = {
  readonly instrument: Pick<Instrument, 'contractSize' | 'quote' | 'feeRate'>
  /** At which it fills, or its limit. */
  readonly price: Price
  readonly leverage: number
  /** Share of the fee that VIP saves. */
  readonly feeDiscount: Rate
}

export type OrderCost = {
  readonly notional: Rational
  readonly margin: Money
  readonly fee: Money
  /** Margin and fee: what spendable must cover (TR-4.6). */
  readonly total: Money
}

/** Notional, margin and opening fee, the two amounts rounded. */
export function calculateOrderCost(
  { instrument, price, leverage, feeDiscount }: OrderCostTerms,
  lots: Lots,
): OrderCost {
  const notional = calculateNotional(instrument, lots, price)
  const margin = calculateMargin(notional, leverage)
  const fee = calculateFee(notional, instrument.feeRate, feeDiscount)
  return { notional, margin, fee, total: addMoney(margin, fee) }
}
