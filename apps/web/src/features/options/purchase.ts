// A purchase of an option: what is sent, and how its order is found again; no input, no output.

import type { CallInput } from '@fairtick/wire/api-contract'
import type { WireOption } from '@fairtick/wire/socket/frames'
import { matchesRequest } from '../../platform/submission/match-record.ts'
import type { Submission, SubmissionRequest } from '../../platform/submission/submission.ts'

export type Direction = 'up' | 'down'

type PurchaseBody = CallInput<'buyOption'>['body']

export type PurchaseRequest = SubmissionRequest<PurchaseBody>

export type Purchase = Submission<PurchaseBody, WireOption>

/** The order that this request made, if it is among those that were not there before it. */
export function findOwnOrder(
  orders: readonly WireOption[],
  request: PurchaseRequest,
  knownIds: ReadonlySet<string>,
): WireOption | undefined {
  const { body } = request
  return orders.find(
    (order) =>
      matchesRequest(request, { id: order.id, timeMs: order.orderTime }, knownIds) &&
      order.symbol === body.symbol &&
      order.direction === body.direction &&
      order.duration === body.duration &&
      Number(order.amount) === Number(body.amount),
  )
}
