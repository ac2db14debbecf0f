// A list that is read page by page, newest first, each row once however the pages shift.

import type { Page } from '@fairtick/wire/envelope'
import { useInfiniteQuery } from '@tanstack/react-query'

export const PAGE_ROWS = 20
/** More than this nobody scrolls; filters narrow the list. */
const PAGES_MAX = 50

/** What is read, and under which key it is kept. */
export type PagedQuery<ListPage> = {
  readonly queryKey: readonly unknown[]
  readonly read: (paging: { page: string; size: string }) => Promise<ListPage>
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

/** `firstPage` has what a page tells beside its rows, such as counts. */
export function usePagedList<ListPage extends Page<{ readonly id: string }>>({
  queryKey,
  read,
  staleTime,
}: PagedQuery<ListPage>): PagedList<RowOf<ListPage>> & {
  readonly firstPage: ListPage | undefined
} {
  const query = useInfiniteQuery({
    queryKey,
    ...(staleTime === undefined ? {} : { staleTime }),
    queryFn: ({ pageParam }) => read({ page: String(pageParam), size: String(PAGE_ROWS) }),
    initialPageParam: 1,
    getNextPageParam: ({ page, size, total }: ListPage) =>
      page * size < total && page < PAGES_MAX ? page + 1 : undefined,
  })
  const rows: readonly RowOf<ListPage>[] = query.data?.pages.flatMap(({ data }) => data) ?? []
  return {
    rows: [...new Map(rows.map((row) => [row.id, row])).values()],
    firstPage: query.data?.pages[0],
    state: query.data !== undefined ? 'ready' : query.isError ? 'failed' : 'loading',
    problem: query.error,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    isRetrying: query.isFetching,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  }
}
