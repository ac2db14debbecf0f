// Resetting the practice account: one key from the question to its final answer.

import { CallRefused, NoAnswer } from '@fairtick/wire/client'
import { newIdempotencyKey } from '@fairtick/wire/idempotency-key'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/client-instance.ts'
import { summaryQuery } from '../../platform/shared-queries.ts'

export type PracticeReset = {
  /** `unknown`: no answer came, repeating is safe. */
  readonly state: 'idle' | 'sending' | 'not_flat' | 'unknown' | 'failed'
  readonly problem: unknown
  readonly reset: () => void
}

/** Lives as long as the question is open, so that a repetition has the same key. */
export function usePracticeReset(onDone: () => void): PracticeReset {
  const queries = useQueryClient()
  const [idempotencyKey] = useState(newIdempotencyKey)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('resetPractice', {}, { idempotencyKey }),
    onSuccess: (summary) => {
      queries.setQueryData(summaryQuery.queryKey, summary)
      void queries.invalidateQueries({ queryKey: ['moneyChanges'] })
      void queries.invalidateQueries({ queryKey: ['user'] })
      onDone()
    },
  })
  return {
    state: isPending ? 'sending' : stateOf(error),
    problem: error,
    reset: () => mutate(),
  }
}

function stateOf(problem: unknown): PracticeReset['state'] {
  if (problem === null) return 'idle'
  if (problem instanceof NoAnswer) return 'unknown'
  const isNotFlat = problem instanceof CallRefused && problem.answer.code === 'not_flat'
  return isNotFlat ? 'not_flat' : 'failed'
}
