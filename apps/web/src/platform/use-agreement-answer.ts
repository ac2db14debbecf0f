// Saying yes, or later, to the agreement that stands.

import type { CallArguments } from '@fairtick/wire/api-contract'
import { CallRefused } from '@fairtick/wire/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from './client-instance.ts'
import { useClientState } from './client-state.ts'

type Answer = CallArguments<'answerAgreement'>['body']

export function useAgreementAnswer() {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Answer) => call('answerAgreement', { body }),
    onSuccess: (user) => {
      useClientState.setState({ user })
      queries.setQueryData(['user'], user)
    },
    onError: (problem) => {
      // Another one stands meanwhile: it is read before it is asked about again.
      const isOld = problem instanceof CallRefused && problem.answer.code === 'agreement_changed'
      if (isOld) void queries.invalidateQueries({ queryKey: ['agreement'] })
    },
  })
  return { answer: mutate, isSending: isPending }
}
