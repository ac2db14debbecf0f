// The changes of the balance, newest first, of one cause or of all, of some days or of all.

import type { CallInput } from '@fairtick/wire/contract'
import { call } from '../../platform/client-instance.ts'
import { type PagedList, usePagedList } from '../../platform/use-paged-list.ts'
import type { MoneyChange } from './change-look.ts'

export type ChangeQuery = Omit<CallInput<'moneyChanges'>['query'], 'page' | 'size'>

export function useMoneyChanges(query: ChangeQuery = {}): PagedList<MoneyChange> {
  return usePagedList({
    queryKey: ['moneyChanges', query],
    read: (paging) => call('moneyChanges', { query: { ...paging, ...query } }),
  })
}
