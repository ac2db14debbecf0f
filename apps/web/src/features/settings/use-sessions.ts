// My open sessions, and ending some of them.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/client-instance.ts'

const KEY = ['sessions'] as const

export function useSessions() {
  return useQuery({ queryKey: KEY, queryFn: async () => (await call('sessions')).sessions })
}

/** Ends one session by its id, or all `others`. */
export function useRevokeSessions(onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('revokeSessions', { body: { id } }),
    onSuccess: ({ sessions }) => {
      queries.setQueryData(KEY, sessions)
      onDone()
    },
  })
}
