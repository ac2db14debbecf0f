// Taking a withdrawal back: one key from the question to its final answer.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/client-instance.ts'
import { newIdempotencyKey } from '../../platform/idempotency-key.ts'

/** Lives as long as the question is open, so that a repetition has the same key. */
export function useWithdrawalCancel(id: string, onDone: () => void) {
  const queries = useQueryClient()
  const [idempotencyKey] = useState(newIdempotencyKey)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('cancelWithdrawal', { body: { id } }, { idempotencyKey }),
    onSuccess: (record) => {
      queries.setQueryData(['withdrawals', 'one', id], record)
      void queries.invalidateQueries({ queryKey: ['withdrawals'] })
      void queries.invalidateQueries({ queryKey: ['summary'] })
      onDone()
    },
    // It may have been approved meanwhile.
    onError: () => void queries.invalidateQueries({ queryKey: ['withdrawals'] }),
  })
  return { cancel: () => mutate(), isSending: isPending, problem: error ?? undefined }
}
