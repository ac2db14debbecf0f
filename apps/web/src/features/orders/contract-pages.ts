// My contracts that have ended, newest first, page by page, with how many there are of each status.

import type { CallResult } from '@fairtick/wire/contract'
import { call } from '../../platform/client-instance.ts'
import type { PagedQuery } from '../../platform/use-paged-list.ts'
import type { ContractQuery } from './contract-filter.ts'

export function contractPages(query: ContractQuery): PagedQuery<CallResult<'contractRecords'>> {
  return {
    queryKey: ['contracts', 'pages', query],
    read: (paging) => call('contractRecords', { query: { ...query, ...paging } }),
  }
}
