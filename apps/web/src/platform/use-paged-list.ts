// A list that is read page by page, newest first: each page begins where the one before it ended.

import type { Page } from '@fairtick/wire/envelope'
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { firstPaging, nextPaging, type Paging } from './paging.ts'

export const PAGE_ROWS = 20
/** More than this nobody scrolls; filters narrow the list. */
const PAGES_MAX = 50

/** What is read, and under which key it is kept. */
export type PagedQuery<ListPage> = {
  readonly queryKey: QueryKey
  readonly read: (paging: Paging) => Promise<ListPage>
  /** How long what was read is shown again without asking; 0 for what others change unheard. */
  readonly staleTime?: number
}

export type PagedList<Row> = {
  readonly rows: readonly Row[]
  readonly state: 'loading' | 'failed' | 'ready'
  readonly problem: unknown
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly isRetrying: boolean
  readonly loadMore: () => void
  readonly retry: () => void
}

type RowOf<ListPage extends Page<unknown>> = ListPage['data'][number]

/** `pages` have what a page tells beside its rows, such as counts. */
export function usePagedList<ListPage extends Page<{ readonly id: string }>>({
  queryKey,
  read,
  staleTime,
}: PagedQuery<ListPage>): PagedList<RowOf<ListPage>> & {
  readonly pages: readonly ListPage[]
} {
  const query = useInfiniteQuery({
    queryKey,
    ...(staleTime === undefined ? {} : { staleTime }),
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: firstPaging(PAGE_ROWS),
    getNextPageParam: (page: ListPage) => (page.page < PAGES_MAX ? nextPaging(page) : undefined),
  })
  const pages = query.data?.pages ?? []
  return {
    rows: pages.flatMap(({ data }) => data),
    pages,
    state: query.data !== undefined ? 'ready' : query.isError ? 'failed' : 'loading',
    problem: query.error,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    isRetrying: query.isFetching,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  }
}
