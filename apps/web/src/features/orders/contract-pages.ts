// Pages of my contracts that have ended, newest first, and how many there are of each status.

import type { CallResult } from '@fairtick/wire/contract'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../platform/client-instance.ts'
import type { ContractQuery } from './contract-filter.ts'

const PAGE_SIZE = 20
/** More than this nobody scrolls; filters narrow the list. */
const PAGES_MAX = 50

export type ContractPage = CallResult<'contractRecords'>

export function contractPages(query: ContractQuery) {
  return infiniteQueryOptions({
    queryKey: ['contracts', 'pages', query],
    initialPageParam: 1,
    queryFn: ({ pageParam }): Promise<ContractPage> =>
      call('contractRecords', {
        query: { ...query, page: String(pageParam), size: String(PAGE_SIZE) },
      }),
    getNextPageParam: ({ page, size, total }) =>
      page * size < total && page < PAGES_MAX ? page + 1 : undefined,
  })
}
