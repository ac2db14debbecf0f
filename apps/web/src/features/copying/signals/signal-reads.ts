// The channel of posts, kept up with what I did to one of them.

import type { CallResult } from '@fairtick/wire/api-contract'
import { call } from '../../../platform/client-instance.ts'
import { bodyPaging } from '../../../platform/paging.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { type PagedList, usePagedList } from '../../../platform/use-paged-list.ts'

export type Signal = CallResult<'signals'>['data'][number]

/** Others post, and withdraw, without a word to anybody. */
const FRESH_MS = 30_000

/** An empty symbol: of all instruments. */
export function useSignals(symbol: string): PagedList<Signal> {
  return usePagedList({
    queryKey: ['signals', 'list', symbol],
    staleTime: FRESH_MS,
    read: (paging) => {
      const ofSymbol = symbol === '' ? {} : { symbol }
      return call('signals', { body: { ...bodyPaging(paging), ...ofSymbol } })
    },
  })
}

export function readSignalsAgain(): void {
  void queryClient.invalidateQueries({ queryKey: ['signals'] })
}
