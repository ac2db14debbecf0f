// My limits, and setting them.

import type { CallInput } from '@fairtick/wire/api-contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/client-instance.ts'
import type { Limits } from './limit-form.ts'

const KEY = ['limits'] as const

export function useLimits() {
  return useQuery({ queryKey: KEY, queryFn: () => call('limits') })
}

export function useChangeLimits(onDone: (limits: Limits) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<'changeLimits'>['body']) => call('changeLimits', { body }),
    onSuccess: (limits) => {
      queries.setQueryData(KEY, limits)
      onDone(limits)
    },
    // No answer may mean that it was saved.
    onError: () => void queries.invalidateQueries({ queryKey: KEY }),
  })
}
