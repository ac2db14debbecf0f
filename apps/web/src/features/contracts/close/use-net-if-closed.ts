// What a position would bring if it were closed now, after everything that it costs.

import { formatMoney, type Money } from '@fairtick/core/numbers/money'
import { parseRate } from '@fairtick/core/numbers/rate'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { type LivePosition, tradeOf } from '../../../live/live-figures.ts'
import { readMoney } from '../../../platform/read-money.ts'
import { netIfClosed } from '../contract-result.ts'
import { useContractTerms } from '../use-contract-terms.ts'
import { previewClose } from './close-form.ts'

/** Decimal text; undefined while its price or my fee is not known. */
export function useNetIfClosed(
  order: WireContract,
  live: LivePosition | undefined,
): string | undefined {
  const net = useNetsIfClosed(order.symbol)(order, live)
  return net && formatMoney(net)
}

/** Of any position: my discount is the same on every instrument. */
export function useNetsIfClosed(symbol: string | undefined) {
  const { data: terms } = useContractTerms(symbol)
  const feeDiscount = parseRate(terms?.feeDiscount ?? '')
  return (order: WireContract, live: LivePosition | undefined): Money | undefined => {
    const trade = tradeOf(order)
    if (live === undefined || feeDiscount === undefined || trade === undefined) return undefined
    const { instrument, exit } = live
    const margin = readMoney(order.margin)
    const question = { instrument, trade, margin, lots: trade.lots, exit, feeDiscount }
    return netIfClosed(order, previewClose(question))
  }
}
