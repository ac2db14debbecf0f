// One page of a list that is part of a page, and the way to the next.

import type { Pages } from '../platform/use-pages.ts'
import { Pager } from './pager.tsx'
import { RecordsTable, type RecordsTableProps } from './records-table.tsx'

type List<Row> = {
  readonly data: readonly Row[]
  readonly total: number
  readonly next: string | null
}

type PagedRecordsProps<Row> = Omit<RecordsTableProps<Row>, 'rows'> & {
  readonly list: List<Row>
  readonly pages: Pages
  readonly onRefresh: () => void
}

export function PagedRecords<Row>({
  list: { data, total, next },
  pages: { page, size, turnTo },
  onRefresh,
  ...table
}: PagedRecordsProps<Row>) {
  return (
    <>
      <RecordsTable rows={data} {...table} />
      <Pager
        {...{ page, size, total, onRefresh }}
        rows={data.length}
        hasNext={next !== null}
        onPage={(wanted) => turnTo(wanted, next)}
      />
    </>
  )
}
