// What is read of withdrawals: lists, and one record.

import type { CallInput } from '@fairtick/wire/api-contract'
import type { WithdrawalRecord } from '@fairtick/wire/socket/frames'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/client-instance.ts'
import { findRecord } from '../../platform/find-record.ts'
import type { Paging } from '../../platform/paging.ts'
import type { PagedQuery } from '../../platform/use-paged-list.ts'

export type WithdrawalQuery = Omit<CallInput<'withdrawals'>['query'], keyof Paging>

export function withdrawalPages(query: WithdrawalQuery) {
  return {
    queryKey: ['withdrawals', query],
    read: (paging) => call('withdrawals', { query: { ...query, ...paging } }),
  } satisfies PagedQuery<unknown>
}

/** null when there is none of mine; undefined id reads nothing. */
export function withdrawalQuery(id: string | undefined) {
  return queryOptions({
    queryKey: ['withdrawals', 'found', id],
    enabled: id !== undefined,
    queryFn: (): Promise<WithdrawalRecord | null> =>
      findRecord(id, (paging) => call('withdrawals', { query: paging })),
  })
}
