// The changes of the balance, newest first, of one cause or of all.

import { call } from '../../platform/client-instance.ts'
import { type PagedList, usePagedList } from '../../platform/use-paged-list.ts'
import type { ChangeCause, MoneyChange } from './change-look.ts'

export function useMoneyChanges(type: ChangeCause | null): PagedList<MoneyChange> {
  return usePagedList({
    queryKey: ['moneyChanges', type],
    read: (paging) =>
      call('moneyChanges', { query: { ...paging, ...(type === null ? {} : { type }) } }),
  })
}
