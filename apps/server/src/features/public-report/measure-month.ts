// The figures of one month, from the ledger and the records alone (H4, H11).

import { formatMoney } from '@fairtick/core/numbers/money'
import { measureAccounts } from '../loss-share/public.ts'
import type { Figures, Span } from './figures.ts'
import { measureGaps } from './measure-gaps.ts'
import { measureHouse } from './measure-house.ts'
import { measureOrders, type OrderParts } from './measure-orders.ts'
import { measureOutcomes } from './measure-outcomes.ts'
import { measurePayouts } from './measure-payouts.ts'
import type { MeasuredReport } from './sealed-report.ts'

/** The rows of a month that is over do not change any more: it comes to the same each time. */
export async function measureMonth(
  parts: OrderParts,
  kind: MeasuredReport['accountKind'],
  span: Span,
): Promise<Figures> {
  const orders = await measureOrders(parts, kind, span)
  const outcomes = await measureOutcomes(parts, kind, span)
  const gaps = await measureGaps(parts, kind, span)
  const { own, copies } = outcomes
  return {
    contracts: {
      ...{ opened: own.opened, cancelled: own.cancelled, stoppedOut: own.stopped },
      ...{ refused: orders.contracts.refused, behindGap: gaps.own },
      ...{ slippage: orders.contracts.slippage, handling: orders.contracts.handling },
      results: await measureAccounts(parts, kind, span),
    },
    copies: {
      ...{ opened: copies.opened, skipped: copies.skipped },
      ...{ stoppedOut: copies.stopped, behindGap: gaps.copies },
    },
    options: {
      ...{ bought: orders.options.accepted, refused: orders.options.refused },
      ...{ voided: outcomes.voided, returned: formatMoney(outcomes.returned) },
      inGap: gaps.options,
      ...{ slippage: orders.options.slippage, handling: orders.options.handling },
      results: outcomes.optionResults,
    },
    payouts: await measurePayouts(parts.database, kind, span),
    house: await measureHouse(parts.database, kind, span),
  }
}
