// The simple case of a submission: one key from the first try to its final answer. Whoever gets no
// answer is told so, and trying again is the same once more; nothing is looked for.

import { newIdempotencyKey } from '@fairtick/wire/idempotency-key'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from '../query-client.ts'

export type KeyedCall = {
  /** Again after a failure it is the same once more. */
  readonly send: () => void
  readonly isSending: boolean
  readonly problem: unknown
}

export type KeyedCallSettings<Answer> = {
  readonly call: (options: { readonly idempotencyKey: string }) => Promise<Answer>
  readonly onDone: (answer: Answer) => void
  readonly onFailed?: () => void
}

/** Lives as long as the question that leads to it is open. */
export function useKeyedCall<Answer>(settings: KeyedCallSettings<Answer>): KeyedCall {
  const [idempotencyKey] = useState(newIdempotencyKey)
  const { mutate, isPending, error } = useMutation(
    {
      mutationFn: () => settings.call({ idempotencyKey }),
      onSuccess: settings.onDone,
      onError: () => settings.onFailed?.(),
    },
    queryClient,
  )
  return { send: () => mutate(), isSending: isPending, problem: error ?? undefined }
}
