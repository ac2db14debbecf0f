// Sends once, keeps the key until a final answer, looks for an order that gave none.

import { newIdempotencyKey } from '@fairtick/wire/idempotency-key'
import { useEffect, useRef, useState } from 'react'
import { serverClock } from '../clock.ts'
import {
  afterFailure,
  IDLE,
  LOOK_AFTER_MS,
  type Submission,
  type SubmissionRequest,
} from './submission.ts'

/** One kind of call that moves money: how it is made, and how its order is found again. */
export type SubmissionAdapter<Body, Order> = {
  readonly call: (request: SubmissionRequest<Body>) => Promise<Order>
  /** Orders that are there already: none of these can be the one that is sent. None by default. */
  readonly knownIds?: () => ReadonlySet<string>
  /** Looks where the account channel tells of it; without it only the server is asked. */
  readonly findLocal?: Find<Body, Order | undefined>
  /** Asks the server; may throw, the next look goes on. Without it only repeating tells. */
  readonly findRemote?: Find<Body, Promise<Order | undefined>>
  /** Hears when `findLocal` may know more. */
  readonly subscribe?: (listener: () => void) => () => void
  /** Takes the order into the stores; called once for each. */
  readonly onDone: (order: Order, request: SubmissionRequest<Body>) => void
}

const NONE_KNOWN: ReadonlySet<string> = new Set()

type Find<Body, Found> = (request: SubmissionRequest<Body>, knownIds: ReadonlySet<string>) => Found

export type Submitting<Body, Order> = {
  readonly submission: Submission<Body, Order>
  readonly submit: (body: Body) => void
  /** The same once more under the same key: it can have only one outcome. */
  readonly repeat: (request: SubmissionRequest<Body>) => void
  /** Takes the message away; a new tap is a new order. */
  readonly dismiss: () => void
}

/** `adapter` keeps its identity while it means the same. */
export function useSubmission<Body, Order>(
  adapter: SubmissionAdapter<Body, Order>,
): Submitting<Body, Order> {
  const [submission, setSubmission] = useState<Submission<Body, Order>>(IDLE)
  // A tap counts before React has rendered the lock: two taps in one frame send once.
  const isSending = useRef(false)
  const knownIds = useRef(NONE_KNOWN)

  async function send(request: SubmissionRequest<Body>): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setSubmission({ state: 'sending', request })
    setSubmission(await outcomeOf(adapter, request))
    isSending.current = false
  }

  useEffect(() => {
    if (submission.state !== 'unknown' || submission.looked === 'not_found') return
    return lookForOrder(adapter, submission.request, knownIds.current, setSubmission)
  }, [adapter, submission])

  return {
    submission,
    submit: (body) => {
      if (!isSending.current) knownIds.current = adapter.knownIds?.() ?? NONE_KNOWN
      void send({ key: newIdempotencyKey(), tappedAtMs: serverClock.nowMs(), body })
    },
    repeat: (request) => void send(request),
    dismiss: () => setSubmission(IDLE),
  }
}

async function outcomeOf<Body, Order>(
  adapter: SubmissionAdapter<Body, Order>,
  request: SubmissionRequest<Body>,
): Promise<Submission<Body, Order>> {
  try {
    return done(adapter, request, await adapter.call(request))
  } catch (problem) {
    return afterFailure(request, problem)
  }
}

function done<Body, Order>(
  adapter: SubmissionAdapter<Body, Order>,
  request: SubmissionRequest<Body>,
  order: Order,
): Submission<Body, Order> {
  adapter.onDone(order, request)
  return { state: 'done', order, request }
}

/** Looks through the orders after 3, 6 and 12 s; the returned function stops that. */
function lookForOrder<Body, Order>(
  adapter: SubmissionAdapter<Body, Order>,
  request: SubmissionRequest<Body>,
  knownIds: ReadonlySet<string>,
  settle: (submission: Submission<Body, Order>) => void,
): () => void {
  let isStopped = false
  const stop = () => {
    isStopped = true
    stopHearing?.()
    for (const timer of timers) clearTimeout(timer)
  }
  const take = (order: Order | undefined) => {
    if (order === undefined || isStopped) return
    stop()
    settle(done(adapter, request, order))
  }
  // The account channel may tell of it before the first look.
  const stopHearing = adapter.subscribe?.(() => take(adapter.findLocal?.(request, knownIds)))
  const timers = LOOK_AFTER_MS.map((afterMs, at) =>
    setTimeout(async () => {
      take(await adapter.findRemote?.(request, knownIds).catch(() => undefined))
      const isLast = at === LOOK_AFTER_MS.length - 1
      if (!isLast || isStopped) return
      stop()
      settle({ state: 'unknown', request, looked: 'not_found' })
    }, afterMs),
  )
  return stop
}
