// What the clients themselves know of their purchases: the only witness that the checks believe.

import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'

export type Order = CallResult<'buyOption'>['order']
export type PurchaseForm = CallArguments<'buyOption'>['body']

/** How one request ended. Times are the client's wall clock in ms. */
export type Reply =
  | { readonly kind: 'acknowledged'; readonly atMs: number; readonly order: Order }
  | { readonly kind: 'refused'; readonly atMs: number; readonly code: string }
  | {
      readonly kind: 'unanswered'
      readonly atMs: number
      /** `503` with its Retry-After, another status, or why the connection broke. */
      readonly why: string
    }

export type Request = { readonly sentMs: number; readonly reply: Reply }

/** A purchase under one key, with every request that was sent for it. */
export type Purchase = {
  readonly buyer: string
  readonly key: string
  readonly form: PurchaseForm
  readonly requests: Request[]
}

export type PurchaseLog = {
  readonly purchases: readonly Purchase[]
  readonly add: (purchase: Purchase) => void
  /** Notes when the request was sent and how it ended. */
  readonly follow: (purchase: Purchase, reply: Promise<Reply>) => Promise<Reply>
  /** Requests that are sent and not answered yet. */
  readonly underWay: () => number
}

export function createPurchaseLog(): PurchaseLog {
  const purchases: Purchase[] = []
  let underWay = 0
  return {
    purchases,
    add: (purchase) => purchases.push(purchase),
    follow: async (purchase, answer) => {
      const sentMs = Date.now()
      underWay += 1
      const reply = await answer
      underWay -= 1
      purchase.requests.push({ sentMs, reply })
      return reply
    },
    underWay: () => underWay,
  }
}

/** The order that a purchase came to, as the first acknowledgement had it. */
export function orderOf({ requests }: Purchase): Order | undefined {
  for (const { reply } of requests) if (reply.kind === 'acknowledged') return reply.order
  return undefined
}

/** True while nobody said what became of it. */
export function isOpen({ requests }: Purchase): boolean {
  return requests.every(({ reply }) => reply.kind === 'unanswered')
}

export function requestsOf({ purchases }: PurchaseLog): Request[] {
  return purchases.flatMap(({ requests }) => requests)
}

/** What two answers to one key have in common when both are right. */
export function outcomeOf(reply: Reply): string | undefined {
  if (reply.kind === 'refused') return `refused ${reply.code}`
  if (reply.kind === 'unanswered') return undefined
  const { id, symbol, direction, amount, strike, strikeSeq, orderTime, expiryTime } = reply.order
  return [id, symbol, direction, amount, strike, strikeSeq, orderTime, expiryTime].join(' ')
}
