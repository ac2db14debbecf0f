// Taking a deposit back: one key from the question to its final answer.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/client-instance.ts'
import { newIdempotencyKey } from '../../platform/idempotency-key.ts'
import { depositQuery } from './deposit-reads.ts'

/** Lives as long as the question is open, so that a repetition has the same key. */
export function useDepositCancel(id: string, onDone: () => void) {
  const queries = useQueryClient()
  const [idempotencyKey] = useState(newIdempotencyKey)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('cancelDeposit', { body: { id } }, { idempotencyKey }),
    onSuccess: (record) => {
      queries.setQueryData(depositQuery(id).queryKey, record)
      void queries.invalidateQueries({ queryKey: ['deposits'] })
      onDone()
    },
  })
  return { cancel: () => mutate(), isSending: isPending, problem: error ?? undefined }
}
