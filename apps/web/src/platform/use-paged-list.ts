// A list that is read page by page, newest first, each row once however the pages shift.

import type { Page } from '@fairtick/wire/envelope'
import { useInfiniteQuery } from '@tanstack/react-query'

export const PAGE_ROWS = 20
/** More than this nobody scrolls; filters narrow the list. */
const PAGES_MAX = 50

export type PagedList<Row> = {
  readonly rows: readonly Row[]
  readonly state: 'loading' | 'failed' | 'ready'
  readonly problem: unknown
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly loadMore: () => void
  readonly retry: () => void
}

export function usePagedList<Row extends { readonly id: string }>(
  queryKey: readonly unknown[],
  read: (paging: { page: string; size: string }) => Promise<Page<Row>>,
): PagedList<Row> {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => read({ page: String(pageParam), size: String(PAGE_ROWS) }),
    initialPageParam: 1,
    getNextPageParam: (last: Page<Row>) =>
      last.page * last.size < last.total && last.page < PAGES_MAX ? last.page + 1 : undefined,
  })
  const rows = query.data?.pages.flatMap(({ data }) => data) ?? []
  return {
    rows: [...new Map(rows.map((row) => [row.id, row])).values()],
    state: query.data !== undefined ? 'ready' : query.isError ? 'failed' : 'loading',
    problem: query.error,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  }
}
