// A page with the list of its area: filters, rows, pages, all kept in the address.

import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useListController } from 'react-admin'
import { type Filter, FilterBar } from './filter-bar.tsx'
import { Loading } from './loading.tsx'
import { Page } from './page.tsx'
import { Pager } from './pager.tsx'
import { ProblemAlert } from './problem-alert.tsx'
import { type Column, RecordsTable } from './records-table.tsx'
import { RowKeyHint } from './row-key-hint.tsx'

type ListPageProps<Row> = {
  readonly title: string
  readonly subtitle?: ReactNode
  readonly actions?: ReactNode
  /** Above the rows: a notice, figures. */
  readonly before?: ReactNode
  readonly columns: readonly Column<Row>[]
  readonly filters?: readonly Filter[]
  readonly linkOf?: (row: Row) => string
  readonly empty: string
  /** Said instead while something is filtered. */
  readonly notFound?: string
  /** The rows are counted so far. */
  readonly countedMax?: number
  /** Filters and page stay out of the address: what is typed is about a person. */
  readonly address?: 'kept-out'
  /** Reads again by itself; the session still ends when nobody is there. */
  readonly refreshMs?: number
}

const PAGE_SIZE = 20

/** `<ListPage<RowOf<'users'>> title=… columns=… empty=… />` within its area. */
export function ListPage<Row extends object>(props: ListPageProps<Row>) {
  const list = useListController({
    perPage: PAGE_SIZE,
    exporter: false,
    storeKey: false,
    debounce: 0,
    disableSyncWithLocation: props.address === 'kept-out',
    queryOptions: {
      onError: () => undefined,
      ...(props.refreshMs !== undefined && { refetchInterval: props.refreshMs }),
    },
  })
  const isFiltered = Object.keys(list.filterValues).length > 0
  const empty = (isFiltered ? props.notFound : undefined) ?? props.empty
  const rows = list.data as (Row & { readonly id: string | number })[] | undefined
  return (
    <Page title={props.title} subtitle={props.subtitle} actions={props.actions}>
      {props.before}
      {props.filters && (
        <FilterBar
          filters={props.filters}
          values={list.filterValues}
          onChange={(values) => list.setFilters(values, undefined)}
        />
      )}
      <ProblemAlert problem={list.error} onRetry={() => void list.refetch()} />
      {rows === undefined ? (
        list.error === null && <Loading />
      ) : (
        <Box aria-busy={list.isFetching}>
          <RecordsTable
            {...{ rows, columns: props.columns, linkOf: props.linkOf, empty }}
            label={props.title}
            keyOf={(row) => row.id}
          />
          <Pager
            page={list.page}
            size={PAGE_SIZE}
            rows={rows.length}
            total={list.total ?? 0}
            countedMax={props.countedMax}
            hasNext={list.hasNextPage ?? false}
            onPage={(page) => list.setPage(page)}
            onRefresh={() => void list.refetch()}
          />
          {props.linkOf && rows.length > 0 && <RowKeyHint />}
        </Box>
      )}
    </Page>
  )
}
