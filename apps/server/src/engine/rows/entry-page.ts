// One page of the journal's entries and how many there are, for the lists of several slices.

import type { Queryable } from '../../platform/database.ts'
import { type CountedPage, cutPage, type Paging, pageTail } from '../../platform/list-page.ts'

export type EntryQuery = {
  /** What is read of `journal_entry e`; `number` among it. */
  readonly columns: string
  /** `MATERIALIZED (SELECT number …)`: which entries there are. */
  readonly found: string
  /** Of `found`. */
  readonly parameters: readonly unknown[]
}

/** Newest first. */
export async function loadEntryPage<Row extends { readonly number: bigint }>(
  database: Queryable,
  query: EntryQuery,
  paging: Paging,
): Promise<CountedPage<Row>> {
  const { sql, parameters } = entryPageStatement(query, paging)
  const rows = await database.query<Row & { readonly total: bigint }>(sql, parameters)
  // An empty page is one row without an entry.
  const entries = rows.filter(({ number }: { readonly number: bigint | null }) => number !== null)
  const page = cutPage<Row, Row>(
    entries,
    paging,
    ({ number }) => String(number),
    (row) => row,
  )
  return { ...page, total: Number(rows[0]?.total ?? 0) }
}

/**
 * The entries are looked for once, for page and count together, since an account may have a hundred
 * thousand.
 */
export function entryPageStatement(
  { columns, found, parameters }: EntryQuery,
  paging: Paging,
): { readonly sql: string; readonly parameters: readonly unknown[] } {
  const { tail, values } = pageTail({ by: 'number' }, paging, parameters.length + 1)
  return {
    sql: `
      WITH found AS ${found}
      SELECT total, ${columns}
      FROM (SELECT count(*) AS total FROM found) AS counted
      LEFT JOIN (SELECT number FROM found WHERE ${tail}) AS page ON true
      LEFT JOIN journal_entry e USING (number)
      ORDER BY number DESC`,
    parameters: [...parameters, ...values],
  }
}
