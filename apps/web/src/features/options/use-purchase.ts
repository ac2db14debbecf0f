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
  const stop = () => {
    isStopped = true
    stopHearing()
    for (const timer of timers) clearTimeout(timer)
  }
  const finish = (purchase: Purchase) => {
    if (isStopped) return
    stop()
    settle(purchase)
  }
  const take = (order: WireOption | undefined) => {
    if (order === undefined || isStopped) return
    stop()
    settle(bought(request, order))
  }
  // The account channel may tell of it before the first look.
  const stopHearing = accountStore.subscribe(() =>
    take(findOwnOrder(accountStore.get().running, request, knownIds)),
  )
  const timers = LOOK_AFTER_MS.map((afterMs, at) =>
    setTimeout(async () => {
      take(await findOrder(request, knownIds))
      const isLast = at === LOOK_AFTER_MS.length - 1
      if (isLast) finish({ state: 'unknown', request, looked: 'in_vain' })
    }, afterMs),
  )
  return stop
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
