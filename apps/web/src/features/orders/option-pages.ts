// My options by status and filter, newest first, page by page.

import type { CallInput, CallResult } from '@fairtick/wire/contract'
import { call } from '../../platform/client-instance.ts'
import type { PagedQuery } from '../../platform/use-paged-list.ts'

export type OptionQuery = Omit<CallInput<'optionOrders'>['query'], 'page' | 'size'>

export function optionPages(query: OptionQuery): PagedQuery<CallResult<'optionOrders'>> {
  return {
    queryKey: ['options', 'pages', query],
    read: (paging) => call('optionOrders', { query: { ...query, ...paging } }),
  }
}
