// The changes of the balance, newest first, of one cause or of all, of some days or of all.

import type { CallInput } from '@fairtick/wire/api-contract'
import { call } from '../../platform/client-instance.ts'
import type { Paging } from '../../platform/paging.ts'
import { type PagedList, usePagedList } from '../../platform/use-paged-list.ts'
import type { MoneyChange } from './change-display.ts'

export type ChangeQuery = Omit<CallInput<'moneyChanges'>['query'], keyof Paging>

export function useMoneyChanges(query: ChangeQuery = {}): PagedList<MoneyChange> {
  return usePagedList({
    queryKey: ['moneyChanges', query],
    read: (paging) => call('moneyChanges', { query: { ...paging, ...query } }),
  })
}
