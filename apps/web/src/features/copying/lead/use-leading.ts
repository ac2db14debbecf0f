// Whether I may lead, what I applied for, and how I lead; each change answers the whole of it.

import type { CallInput, CallResult } from '@fairtick/wire/api-contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../platform/client-instance.ts'
import { queryClient } from '../../../platform/query-client.ts'

export type Leading = CallResult<'leading'>

export const leadingQuery = queryOptions({
  queryKey: ['leaders', 'leading'],
  staleTime: 0,
  queryFn: () => call('leading'),
})

export async function applyToLead(body: CallInput<'applyToLead'>['body']): Promise<void> {
  keep(await call('applyToLead', { body }))
}

export function useStopLeading(onDone: () => void) {
  return useMutation({
    mutationFn: () => call('stopLeading'),
    onSuccess: (leading) => {
      keep(leading)
      onDone()
    },
    // No answer may mean that it was done.
    onError: () => void queryClient.invalidateQueries({ queryKey: leadingQuery.queryKey }),
  })
}

function keep(leading: Leading): void {
  queryClient.setQueryData(leadingQuery.queryKey, leading)
  void queryClient.invalidateQueries({ queryKey: ['leaders', 'list'] })
}
