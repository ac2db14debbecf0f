// Sends once, keeps the key until a final answer, looks for an order that gave none.

import { newIdempotencyKey } from '@fairtick/wire/idempotency-key'
import { useEffect, useRef, useState } from 'react'
import { serverClock } from '../../live/live.ts'
import {
  afterFailure,
  IDLE,
  LOOK_AFTER_MS,
  type Submission,
  type SubmissionRequest,
} from './submission.ts'

/** One kind of call that moves money: how it is made, and how its order is found again. */
export type Errand<Body, Order> = {
  readonly call: (request: SubmissionRequest<Body>) => Promise<Order>
  /** Orders that are there already: none of these can be the one that is sent. */
  readonly knownIds: () => ReadonlySet<string>
  /** Looks where the account channel tells of it. */
  readonly findHere: Find<Body, Order | undefined>
  /** Asks the server; may throw, the next look goes on. */
  readonly findThere: Find<Body, Promise<Order | undefined>>
  /** Hears when `findHere` may know more. */
  readonly subscribe: (listener: () => void) => () => void
  /** Takes the order into the stores; called once for each. */
  readonly onDone: (order: Order, request: SubmissionRequest<Body>) => void
}

type Find<Body, Found> = (request: SubmissionRequest<Body>, knownIds: ReadonlySet<string>) => Found

export type Submitting<Body, Order> = {
  readonly submission: Submission<Body, Order>
  readonly submit: (body: Body) => void
  /** The same once more under the same key: it can have only one outcome. */
  readonly repeat: (request: SubmissionRequest<Body>) => void
  /** Takes the message away; a new tap is a new order. */
  readonly dismiss: () => void
}

/** `errand` keeps its identity while it means the same. */
export function useSubmission<Body, Order>(errand: Errand<Body, Order>): Submitting<Body, Order> {
  const [submission, setSubmission] = useState<Submission<Body, Order>>(IDLE)
  // A tap counts before React has rendered the lock: two taps in one frame send once.
  const isSending = useRef(false)
  const knownIds = useRef<ReadonlySet<string>>(new Set())

  async function send(request: SubmissionRequest<Body>): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setSubmission({ state: 'sending', request })
    setSubmission(await outcomeOf(errand, request))
    isSending.current = false
  }

  useEffect(() => {
    if (submission.state !== 'unknown' || submission.looked === 'in_vain') return
    return lookForOrder(errand, submission.request, knownIds.current, setSubmission)
  }, [errand, submission])

  return {
    submission,
    submit: (body) => {
      if (!isSending.current) knownIds.current = errand.knownIds()
      void send({ key: newIdempotencyKey(), tappedAtMs: serverClock.nowMs(), body })
    },
    repeat: (request) => void send(request),
    dismiss: () => setSubmission(IDLE),
  }
}

async function outcomeOf<Body, Order>(
  errand: Errand<Body, Order>,
  request: SubmissionRequest<Body>,
): Promise<Submission<Body, Order>> {
  try {
    return done(errand, request, await errand.call(request))
  } catch (problem) {
    return afterFailure(request, problem)
  }
}

function done<Body, Order>(
  errand: Errand<Body, Order>,
  request: SubmissionRequest<Body>,
  order: Order,
): Submission<Body, Order> {
  errand.onDone(order, request)
  return { state: 'done', order, request }
}

/** Looks through the orders after 3, 6 and 12 s; the returned function stops that. */
function lookForOrder<Body, Order>(
  errand: Errand<Body, Order>,
  request: SubmissionRequest<Body>,
  knownIds: ReadonlySet<string>,
  settle: (submission: Submission<Body, Order>) => void,
): () => void {
  let isStopped = false
  const stop = () => {
    isStopped = true
    stopHearing()
    for (const timer of timers) clearTimeout(timer)
  }
  const take = (order: Order | undefined) => {
    if (order === undefined || isStopped) return
    stop()
    settle(done(errand, request, order))
  }
  // The account channel may tell of it before the first look.
  const stopHearing = errand.subscribe(() => take(errand.findHere(request, knownIds)))
  const timers = LOOK_AFTER_MS.map((afterMs, at) =>
    setTimeout(async () => {
      take(await errand.findThere(request, knownIds).catch(() => undefined))
      const isLast = at === LOOK_AFTER_MS.length - 1
      if (!isLast || isStopped) return
      stop()
      settle({ state: 'unknown', request, looked: 'in_vain' })
    }, afterMs),
  )
  return stop
}
