// What I copy: the follows that run, those that have ended, and whether one of a leader runs.

import type { CallResult } from '@fairtick/wire/api-contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/client-instance.ts'
import { firstPaging } from '../../platform/paging.ts'
import { type PagedList, usePagedList } from '../../platform/use-paged-list.ts'

export type Follow = CallResult<'follows'>['data'][number]
export type FollowList = 'running' | 'ended'

export function useFollows(status: FollowList): PagedList<Follow> {
  return usePagedList({
    queryKey: ['copying', 'follows', status],
    staleTime: 0,
    read: (paging) => call('follows', { query: { ...paging, status } }),
  })
}

/** More than these nobody can have running (TR-10.1). */
const RUNNING_MAX = 20

/** My follows that run. */
export function readRunningFollows(): Promise<CallResult<'follows'>> {
  return call('follows', { query: { ...firstPaging(RUNNING_MAX), status: 'running' } })
}

/** `found` is undefined while it is not known, and where there is none. */
export function useRunningFollow(leaderId: string): { readonly found: Follow | undefined } {
  const { data } = useQuery({
    queryKey: ['copying', 'running'],
    staleTime: 0,
    queryFn: readRunningFollows,
  })
  return { found: data?.data.find((follow) => follow.leaderId === leaderId) }
}
