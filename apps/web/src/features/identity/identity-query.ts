// How the verification of my identity stands; read anew when a message comes, which may tell of it.

import type { CallResult } from '@fairtick/wire/api-contract'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onFrame } from '../../live/live.ts'
import { call } from '../../platform/client-instance.ts'
import { queryClient } from '../../platform/query-client.ts'

export type Identity = CallResult<'identity'>

const identityQuery = queryOptions({ queryKey: ['identity'], queryFn: () => call('identity') })

export function useIdentity() {
  const queries = useQueryClient()
  useEffect(
    () =>
      onFrame((frame) => {
        if ('event' in frame && frame.event === 'message') {
          void queries.invalidateQueries({ queryKey: ['identity'] })
        }
      }),
    [queries],
  )
  return useQuery(identityQuery)
}

/** What came of it is also shown elsewhere: score, chips. */
export function takeIdentity(identity: Identity): void {
  queryClient.setQueryData(identityQuery.queryKey, identity)
  void queryClient.invalidateQueries({ queryKey: ['user'] })
}
