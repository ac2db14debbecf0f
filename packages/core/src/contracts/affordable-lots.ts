// The largest order that an account can pay for, its fee included (TR-4.6).

import type { Instrument } from '../market/instrument.ts'
import type { Lots } from '../numbers/lots.ts'
import type { Money } from '../numbers/money.ts'
import { calculateOrderCost, type OrderCostTerms } from './order-cost.ts'

/** An order without its size, on an instrument with its sizes. */
export type AffordableTerms = OrderCostTerms & {
  readonly instrument: Pick<Instrument, 'minLots' | 'maxLots' | 'lotStep'>
}

/**
 * The most lots that can be ordered while `canPay` says yes to margin plus fee: a multiple of the
 * step between the smallest and the largest order, or 0 when not even the smallest can be paid.
 * `canPay` must hold for every smaller amount when it holds for one.
 */
export function calculateAffordableLots(
  terms: AffordableTerms,
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
