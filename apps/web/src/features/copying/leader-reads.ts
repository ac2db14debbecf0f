// Reads of leaders: the list in an order, one of them, and whether copying is allowed at all.

import { HOUR_MS } from '@fairtick/core/time/duration'
import type { CallResult } from '@fairtick/wire/api-contract'
import { LEADER_SORTS, type LeaderSort } from '@fairtick/wire/leader-rules'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/client-instance.ts'
import { useClientState } from '../../platform/client-state.ts'
import { type PagedList, usePagedList } from '../../platform/use-paged-list.ts'

export type Leader = CallResult<'leader'>
export type LeaderFigures = NonNullable<Leader['figures']>
export type LeaderWarning = LeaderFigures['warnings'][number]

/** The figures are worked out once an hour. */
const FRESH_MS = HOUR_MS / 12

export function useLeaders(sort: LeaderSort): PagedList<Leader> {
  return usePagedList({
    queryKey: ['leaders', 'list', sort],
    staleTime: FRESH_MS,
    read: (paging) => call('leaders', { query: { ...paging, sort } }),
  })
}

export const leaderQuery = (id: string) =>
  queryOptions({
    queryKey: ['leaders', 'one', id],
    queryFn: () => call('leader', { query: { id } }),
  })

/** What stands in the address may be anything. */
export function sortOf(text: string | undefined): LeaderSort {
  return LEADER_SORTS.find((sort) => sort === text) ?? 'copiers'
}

/** The rules of the place whose rules stand (TR-13). */
export function useIsOffHere(): boolean {
  return useClientState((state) => state.dictData?.features.copying === false)
}
