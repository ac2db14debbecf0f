// Pages of my options by status and filter, newest first.

import type { CallInput, CallResult } from '@fairtick/wire/contract'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../platform/client-instance.ts'

const PAGE_SIZE = 20
/** More than this nobody scrolls; filters narrow the list. */
const PAGES_MAX = 50

export type OptionPage = CallResult<'optionOrders'>
export type OptionFilter = Omit<CallInput<'optionOrders'>['query'], 'page' | 'size'>

export function optionPages(filter: OptionFilter) {
  return infiniteQueryOptions({
    queryKey: ['options', 'pages', filter],
    initialPageParam: 1,
    queryFn: ({ pageParam }): Promise<OptionPage> =>
      call('optionOrders', {
        query: { ...filter, page: String(pageParam), size: String(PAGE_SIZE) },
      }),
    getNextPageParam: ({ page, size, total }) =>
      page * size < total && page < PAGES_MAX ? page + 1 : undefined,
  })
}
