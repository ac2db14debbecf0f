// What is read about deposits: the methods, lists of records, one record.

import type { CallInput } from '@fairtick/wire/api-contract'
import type { DepositRecord } from '@fairtick/wire/socket/frames'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/client-instance.ts'
import { findRecord } from '../../platform/find-record.ts'
import type { Paging } from '../../platform/paging.ts'
import type { PagedQuery } from '../../platform/use-paged-list.ts'

export type DepositQuery = Omit<CallInput<'deposits'>['query'], keyof Paging>

export const methodsQuery = queryOptions({
  queryKey: ['depositMethods'],
  queryFn: () => call('depositMethods'),
})

export function depositPages(query: DepositQuery) {
  return {
    queryKey: ['deposits', query],
    read: (paging) => call('deposits', { query: { ...query, ...paging } }),
  } satisfies PagedQuery<unknown>
}

const WAITING_SHOWN = 5

/** Those that somebody looks at now, newest first. */
export const waitingQuery = queryOptions({
  queryKey: ['deposits', 'waiting'],
  queryFn: () => call('deposits', { query: { status: 'pending', size: String(WAITING_SHOWN) } }),
})

/** null when there is none of mine; undefined id reads nothing. */
export function depositQuery(id: string | undefined) {
  return queryOptions({
    queryKey: ['deposits', 'one', id],
    enabled: id !== undefined,
    queryFn: (): Promise<DepositRecord | null> =>
      findRecord(id, (paging) => call('deposits', { query: paging })),
  })
}
