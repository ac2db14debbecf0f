// An order for a contract: what is sent, and how it is found again; no input, no output.

import { formatLots } from '@fairtick/core/numbers/lots'
import { formatPrice } from '@fairtick/core/numbers/price'
import type { CallInput } from '@fairtick/wire/api-contract'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { matchesRequest } from '../../platform/submission/match-record.ts'
import type { SubmissionRequest } from '../../platform/submission/submission.ts'
import type { TicketForm, TicketReading } from './ticket-form.ts'

export type OpenContractBody = CallInput<'openContract'>['body']
export type OpenContractRequest = SubmissionRequest<OpenContractBody>

/** What the ticket would send now; undefined while size or price are missing. */
export function openContractBody(
  form: TicketForm,
  { entry, lots, levels, fillsAtOnce }: TicketReading,
  { symbol, tolerance }: { readonly symbol: string; readonly tolerance: string },
): OpenContractBody | undefined {
  if (entry === undefined || lots === undefined) return undefined
  const { takeProfit, stopLoss } = levels
  const isMarket = form.orderType === 'market'
  return {
    symbol,
    direction: form.direction,
    orderType: form.orderType,
    lots: formatLots(lots),
    leverage: form.leverage,
    // The limit as it was typed: it may be better than where it fills at once.
    price: isMarket || !fillsAtOnce ? formatPrice(entry, 0) : form.limit,
    ...(isMarket ? { tolerance } : {}),
    ...(takeProfit === undefined ? {} : { takeProfit: formatPrice(takeProfit, 0) }),
    ...(stopLoss === undefined ? {} : { stopLoss: formatPrice(stopLoss, 0) }),
  }
}

/** The order that this request made, if it is among those that were not there before it. */
export function findOwnContract(
  orders: readonly WireContract[],
  request: OpenContractRequest,
  knownIds: ReadonlySet<string>,
): WireContract | undefined {
  const { body } = request
  return orders.find(
    (order) =>
      matchesRequest(request, { id: order.id, timeMs: order.orderTime }, knownIds) &&
      order.symbol === body.symbol &&
      order.direction === body.direction &&
      order.orderType === body.orderType &&
      order.leverage === body.leverage &&
      Number(order.lots) === Number(body.lots),
  )
}
