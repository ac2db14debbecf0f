// Closing, closing many, and cancelling, by the machinery that every order goes through.

import type { CallInput, CallResult } from '@fairtick/wire/contract'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { useEffect, useRef, useState } from 'react'
import { contractStore } from '../../live/live.ts'
import { call } from '../../platform/client-instance.ts'
import { takeContract } from '../contracts/take-contract.ts'
import { type Errand, type Submitting, useSubmission } from '../trade/use-submission.ts'

type CloseBody = CallInput<'closeContract'>['body']
type CancelBody = CallInput<'cancelContract'>['body']
type BatchBody = CallInput<'batchClose'>['body']
export type BatchResult = CallResult<'batchClose'>

export type Closing = Submitting<CloseBody, WireContract>
export type BatchClosing = Submitting<BatchBody, BatchResult>

/** `order` as it was when the sheet opened: what has more closes later, was closed since. */
export function useClosing(order: WireContract): Closing {
  const [errand] = useState(() => closeErrand(order))
  return useSubmission(errand)
}

/** `onEnded` is called with the order as it then is, even where its card has left the screen. */
export function useCancelling(
  order: WireContract,
  onEnded: (order: WireContract) => void,
): Submitting<CancelBody, WireContract> {
  const latest = useRef(onEnded)
  useEffect(() => {
    latest.current = onEnded
  })
  const [errand] = useState(() => cancelErrand(order, (ended) => latest.current(ended)))
  return useSubmission(errand)
}

export function useBatchClosing(): BatchClosing {
  return useSubmission(BATCH)
}

function closeErrand(before: WireContract): Errand<CloseBody, WireContract> {
  const isDone = (now: WireContract) =>
    now.id === before.id && now.closes.length > before.closes.length
  return {
    call: async ({ body, key }) =>
      (await call('closeContract', { body }, { idempotencyKey: key })).order,
    knownIds: () => NONE,
    findHere: () => contractStore.get().positions.find(isDone),
    findThere: () => readIf(before.id, isDone),
    subscribe: contractStore.subscribe,
    onDone: takeContract,
  }
}

function cancelErrand(
  { id }: WireContract,
  onEnded: (order: WireContract) => void,
): Errand<CancelBody, WireContract> {
  return {
    call: async ({ body, key }) =>
      (await call('cancelContract', { body }, { idempotencyKey: key })).order,
    knownIds: () => NONE,
    findHere: () => undefined,
    findThere: () => readIf(id, ({ status }) => status !== 'pending'),
    subscribe: contractStore.subscribe,
    onDone: (order) => {
      takeContract(order)
      onEnded(order)
    },
  }
}

/** Which closes were this call's cannot be told from outside; repeating it with its key can. */
const BATCH: Errand<BatchBody, BatchResult> = {
  call: ({ body, key }) => call('batchClose', { body }, { idempotencyKey: key }),
  knownIds: () => NONE,
  findHere: () => undefined,
  findThere: async () => undefined,
  subscribe: contractStore.subscribe,
  onDone: ({ closed }) => {
    for (const order of closed) takeContract(order)
  },
}

const NONE: ReadonlySet<string> = new Set()

async function readIf(
  id: string,
  isDone: (order: WireContract) => boolean,
): Promise<WireContract | undefined> {
  const detail = await call('orderDetail', { query: { id } })
  return detail.kind === 'contract' && isDone(detail.order) ? detail.order : undefined
}
