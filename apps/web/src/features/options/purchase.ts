// A purchase from the tap to a final answer, as a state and what moves it; no input, no output.

import { CallRefused } from '@fairtick/wire/client'
import type { CallInput } from '@fairtick/wire/contract'
import type { WireOption } from '@fairtick/wire/socket/frames'

export type Direction = 'up' | 'down'

/** Exactly what is sent; repeated unchanged under the same key it has the same outcome. */
export type PurchaseRequest = {
  readonly key: string
  /** Server time of the first tap. */
  readonly tappedAtMs: number
  readonly body: CallInput<'buyOption'>['body']
}

export type Purchase =
  | { readonly state: 'idle' }
  | { readonly state: 'sending'; readonly request: PurchaseRequest }
  /** No answer came: it may have worked. */
  | {
      readonly state: 'unknown'
      readonly request: PurchaseRequest
      /** Whether the orders have been looked through without finding it. */
      readonly looked: 'not_yet' | 'in_vain'
    }
  | {
      readonly state: 'price_moved'
      readonly request: PurchaseRequest
      readonly price: string
    }
  | { readonly state: 'refused'; readonly problem: unknown }
  | { readonly state: 'bought'; readonly order: WireOption; readonly request: PurchaseRequest }

export const IDLE: Purchase = { state: 'idle' }

/** When the orders are looked through for a purchase without an answer, after it was sent. */
export const LOOK_AFTER_MS = [3_000, 6_000, 12_000] as const

/** How far this device's idea of the server's clock may be off. */
const CLOCK_ERROR_MS = 2_000

/** What a failed call means: a refusal is final, silence and a twin in flight are not. */
export function afterFailure(request: PurchaseRequest, problem: unknown): Purchase {
  if (!(problem instanceof CallRefused)) {
    return { state: 'unknown', request, looked: 'not_yet' }
  }
  const { status, code, result } = problem.answer
  if (code === 'in_flight' || status >= 500) {
    return { state: 'unknown', request, looked: 'not_yet' }
  }
  if (code === 'price_moved' && hasPrice(result)) {
    return { state: 'price_moved', request, price: result.price }
  }
  return { state: 'refused', problem }
}

/** The order that this request made, if it is among those that were not there before it. */
export function findOwnOrder(
  orders: readonly WireOption[],
  { body, tappedAtMs }: PurchaseRequest,
  knownIds: ReadonlySet<string>,
): WireOption | undefined {
  return orders.find(
    (order) =>
      !knownIds.has(order.id) &&
      order.orderTime >= tappedAtMs - CLOCK_ERROR_MS &&
      order.symbol === body.symbol &&
      order.direction === body.direction &&
      order.duration === body.duration &&
      Number(order.amount) === Number(body.amount),
  )
}

/** Both buttons are locked until the outcome of a purchase is known. */
export function isLocked({ state }: Purchase): boolean {
  return state === 'sending' || state === 'unknown'
}

function hasPrice(result: unknown): result is { price: string } {
  return (
    typeof result === 'object' &&
    result !== null &&
    'price' in result &&
    typeof result.price === 'string'
  )
}
