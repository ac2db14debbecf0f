// Buying: sends once, keeps the key until a final answer, looks for an order that gave none.

import type { WireOption } from '@fairtick/wire/socket/frames'
import { useEffect, useRef, useState } from 'react'
import { accountStore, serverClock } from '../../live/live.ts'
import { call } from '../../platform/client-instance.ts'
import { newIdempotencyKey } from '../../platform/idempotency-key.ts'
import { queryClient } from '../../platform/query-client.ts'
import {
  afterFailure,
  findOwnOrder,
  IDLE,
  LOOK_AFTER_MS,
  type Purchase,
  type PurchaseRequest,
} from './purchase.ts'
import { noteBought } from './ticket-settings.ts'

const ORDERS_LOOKED_AT = '20'

export type Buying = {
  readonly purchase: Purchase
  readonly buy: (body: PurchaseRequest['body']) => void
  /** The same once more under the same key: it can have only one outcome. */
  readonly repeat: (request: PurchaseRequest) => void
  /** Takes the message away; a new tap is a new purchase. */
  readonly dismiss: () => void
}

export function usePurchase(): Buying {
  const [purchase, setPurchase] = useState<Purchase>(IDLE)
  // A tap counts before React has rendered the lock: two taps in one frame send once.
  const isSending = useRef(false)
  const knownIds = useRef<ReadonlySet<string>>(new Set())

  async function send(request: PurchaseRequest): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setPurchase({ state: 'sending', request })
    setPurchase(await submit(request))
    isSending.current = false
  }

  useEffect(() => {
    if (purchase.state !== 'unknown' || purchase.looked === 'in_vain') return
    return lookForOrder(purchase.request, knownIds.current, setPurchase)
  }, [purchase])

  return {
    purchase,
    buy: (body) => {
      knownIds.current = new Set(accountStore.get().running.map(({ id }) => id))
      void send({ key: newIdempotencyKey(), tappedAtMs: serverClock.nowMs(), body })
    },
    repeat: (request) => void send(request),
    dismiss: () => setPurchase(IDLE),
  }
}

async function submit(request: PurchaseRequest): Promise<Purchase> {
  try {
    const { order } = await call(
      'buyOption',
      { body: request.body },
      { idempotencyKey: request.key },
    )
    return bought(request, order)
  } catch (problem) {
    return afterFailure(request, problem)
  }
}

function bought(request: PurchaseRequest, order: WireOption): Purchase {
  noteBought(order.id, request.body.price)
  accountStore.upsert(order)
  void queryClient.invalidateQueries({ queryKey: ['summary'] })
  void queryClient.invalidateQueries({ queryKey: ['options'] })
  return { state: 'bought', order, request }
}

/** Looks through the orders after 3, 6 and 12 s; the returned function stops that. */
function lookForOrder(
  request: PurchaseRequest,
  knownIds: ReadonlySet<string>,
  settle: (purchase: Purchase) => void,
): () => void {
  let isStopped = false
  const look = async (isLast: 'last' | 'earlier') => {
    const found = await findOrder(request, knownIds)
    if (isStopped) return
    if (found) settle(bought(request, found))
    else if (isLast === 'last') settle({ state: 'unknown', request, looked: 'in_vain' })
  }
  const timers = LOOK_AFTER_MS.map((afterMs, at) =>
    setTimeout(look, afterMs, at === LOOK_AFTER_MS.length - 1 ? 'last' : 'earlier'),
  )
  return () => {
    isStopped = true
    for (const timer of timers) clearTimeout(timer)
  }
}

/** undefined also when the look itself failed: the next one, or the person, goes on. */
async function findOrder(
  request: PurchaseRequest,
  knownIds: ReadonlySet<string>,
): Promise<WireOption | undefined> {
  try {
    const query = { symbol: request.body.symbol, size: ORDERS_LOOKED_AT }
    const { data } = await call('optionOrders', { query })
    return findOwnOrder(data, request, knownIds)
  } catch {
    return undefined
  }
}
