// The largest order that an account can pay for, its fee included (TR-4.6).

import type { Instrument } from '../market/instrument.ts'
import type { Lots } from '../numbers/lots.ts'
import { addMoney, type Money } from '../numbers/money.ts'
import type { Price } from '../numbers/price.ts'
import type { Rate } from '../numbers/rate.ts'
import { calculateFee } from './fees.ts'
import { calculateMargin, calculateNotional } from './margin.ts'

/** An order without its size. */
export type OrderCostTerms = {
  readonly instrument: Pick<
    Instrument,
    'contractSize' | 'quote' | 'feeRate' | 'minLots' | 'maxLots' | 'lotStep'
  >
  /** At which it fills, or its limit. */
  readonly price: Price
  readonly leverage: number
  /** Share of the fee that VIP saves. */
  readonly feeDiscount: Rate
}

/** Margin and opening fee, each rounded as the engine rounds them. */
export function calculateOrderCost(
  { instrument, price, leverage, feeDiscount }: OrderCostTerms,
  lots: Lots,
): { readonly margin: Money; readonly fee: Money; readonly total: Money } {
  const notional = calculateNotional(instrument, lots, price)
  const margin = calculateMargin(notional, leverage)
  const fee = calculateFee(notional, instrument.feeRate, feeDiscount)
  return { margin, fee, total: addMoney(margin, fee) }
}

/**
 * The most lots that can be ordered while `canPay` says yes to margin plus fee: a multiple of the
 * step between the smallest and the largest order, or 0 when not even the smallest can be paid.
 * `canPay` must hold for every smaller amount when it holds for one.
 */
export function calculateAffordableLots(
  terms: OrderCostTerms,
  canPay: (total: Money) => boolean,
): Lots {
  const { minLots, maxLots, lotStep } = terms.instrument
  let affordable = 0n
  let tooMany = maxLots / lotStep + 1n
  while (tooMany - affordable > 1n) {
    const steps = (affordable + tooMany) / 2n
    const { total } = calculateOrderCost(terms, (steps * lotStep) as Lots)
    if (canPay(total)) affordable = steps
    else tooMany = steps
  }
  const lots = (affordable * lotStep) as Lots
  return lots < minLots ? (0n as Lots) : lots
}
