// Closing, closing many, and cancelling, by the machinery that every order goes through.

import type { CallInput, CallResult } from '@fairtick/wire/api-contract'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { useEffect, useRef, useState } from 'react'
import { contractStore } from '../../../live/live.ts'
import { call } from '../../../platform/client-instance.ts'
import {
  type SubmissionAdapter,
  type Submitting,
  useSubmission,
} from '../../../platform/submission/use-submission.ts'
import { upsertContract } from '../upsert-contract.ts'

type CloseBody = CallInput<'closeContract'>['body']
type CancelBody = CallInput<'cancelContract'>['body']
type BatchBody = CallInput<'batchClose'>['body']
export type BatchResult = CallResult<'batchClose'>

export type Closing = Submitting<CloseBody, WireContract>
export type BatchClosing = Submitting<BatchBody, BatchResult>

/** `order` as it was when the sheet opened: what has more closes later, was closed since. */
export function useClosing(order: WireContract): Closing {
  const [adapter] = useState(() => closeAdapter(order))
  return useSubmission(adapter)
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
  const [adapter] = useState(() => cancelAdapter(order, (ended) => latest.current(ended)))
  return useSubmission(adapter)
}

export function useBatchClosing(): BatchClosing {
  return useSubmission(BATCH)
}

function closeAdapter(before: WireContract): SubmissionAdapter<CloseBody, WireContract> {
  const isDone = (now: WireContract) =>
    now.id === before.id && now.closes.length > before.closes.length
  return {
    call: async ({ body, key }) =>
      (await call('closeContract', { body }, { idempotencyKey: key })).order,
    findLocal: () => contractStore.get().positions.find(isDone),
    findRemote: () => readIf(before.id, isDone),
    subscribe: contractStore.subscribe,
    onDone: upsertContract,
  }
}

function cancelAdapter(
  { id }: WireContract,
  onEnded: (order: WireContract) => void,
): SubmissionAdapter<CancelBody, WireContract> {
  return {
    call: async ({ body, key }) =>
      (await call('cancelContract', { body }, { idempotencyKey: key })).order,
    findRemote: () => readIf(id, ({ status }) => status !== 'pending'),
    onDone: (order) => {
      upsertContract(order)
      onEnded(order)
    },
  }
}

/** Which closes were this call's cannot be told from outside; repeating it with its key can. */
const BATCH: SubmissionAdapter<BatchBody, BatchResult> = {
  call: ({ body, key }) => call('batchClose', { body }, { idempotencyKey: key }),
  onDone: ({ closed }) => {
    for (const order of closed) upsertContract(order)
  },
}

async function readIf(
  id: string,
  isDone: (order: WireContract) => boolean,
): Promise<WireContract | undefined> {
  const detail = await call('orderDetail', { query: { id } })
  return detail.kind === 'contract' && isDone(detail.order) ? detail.order : undefined
}
