// One page of a list: by its number, or behind the row at which the page before it ended.

import type { Queryable } from './database.ts'

export type Paging = {
  readonly page: number
  readonly size: number
  /** The `next` of another page: this one begins behind it, whatever left or arrived since. */
  readonly after?: string | undefined
}

/** By a whole number, and by an id where two rows may have the same one; newest first. */
export type ListOrder = {
  readonly by: string
  readonly id?: string
  readonly oldestFirst?: boolean
}

export type ListQuery<Stored, Row> = {
  readonly columns?: string
  /** `FROM … WHERE …`: the page is asked for behind it by AND. */
  readonly from: string
  /** Of `from`; those of the page come behind them. */
  readonly parameters: readonly unknown[]
  readonly order: ListOrder
  readonly read: (stored: Stored) => Row
}

export type RowsOfPage<Row> = {
  readonly rows: readonly Row[]
  /** What `after` takes to go on; null: nothing is behind. */
  readonly next: string | null
}

export type CountedPage<Row> = RowsOfPage<Row> & { readonly total: number }

const DEFAULT_SIZE = 20

/** Of a call's form. */
export function pagingOf(form: {
  readonly page?: number | undefined
  readonly size?: number | undefined
  readonly after?: string | undefined
}): Paging {
  const { page = 1, size = DEFAULT_SIZE, after } = form
  return { page, size, after }
}

/** The answer of a call whose rows are presented as `data`. */
export function answerPage<Data>(
  { page, size }: Paging,
  { total, next }: Omit<CountedPage<unknown>, 'rows'>,
  data: Data[],
) {
  return { data, page, size, total, next }
}

/** Of a list whose rows are counted elsewhere. */
export async function loadRows<Stored extends object, Row>(
  database: Queryable,
  query: ListQuery<Stored, Row>,
  paging: Paging,
): Promise<RowsOfPage<Row>> {
  const { sql, values } = pageStatement(query, paging)
  const parameters = [...query.parameters, ...values]
  const rows = await database.query<Stored & { readonly list_place: string }>(sql, parameters)
  return cutPage(rows, paging, ({ list_place }) => list_place, query.read)
}

/** The rows of a page and one more, with the place of each for `cutPage`; `values` come last. */
export function pageStatement(
  {
    columns = '*',
    from,
    parameters,
    order,
  }: Pick<ListQuery<never, never>, 'columns' | 'from' | 'parameters' | 'order'>,
  paging: Paging,
): { readonly sql: string; readonly values: readonly string[] } {
  const { by, id } = order
  const place = id === undefined ? `${by}::text` : `concat(${by}, ' ', ${id})`
  const { tail, values } = pageTail(order, paging, parameters.length + 1)
  return { sql: `SELECT ${columns}, ${place} AS list_place ${from} AND ${tail}`, values }
}

type Counting = {
  readonly columns: string
  /** As that of the page, or with less of its conditions and the first of its parameters. */
  readonly from: string
}

/** Null: an empty page is one row without any of the list. */
type PlacedRow = { readonly list_place: string | null }

/** Page and counts in one statement; a join with one row leaves the page in its order. */
export async function loadCounted<Stored extends object, Row, Counts extends object>(
  database: Queryable,
  query: ListQuery<Stored, Row>,
  { columns, from }: Counting,
  paging: Paging,
): Promise<RowsOfPage<Row> & { readonly counts: Counts | undefined }> {
  const { sql: page, values } = pageStatement(query, paging)
  const sql = `SELECT page.*, counted.* FROM (SELECT ${columns} ${from}) AS counted
    LEFT JOIN (${page}) AS page ON true`
  const parameters = [...query.parameters, ...values]
  const found = await database.query<Stored & Counts & PlacedRow>(sql, parameters)
  const rows = found.filter(({ list_place }) => list_place !== null)
  return {
    ...cutPage(rows, paging, ({ list_place }) => list_place ?? '', query.read),
    counts: found[0],
  }
}

export async function loadPage<Stored extends object, Row>(
  database: Queryable,
  query: ListQuery<Stored, Row>,
  paging: Paging,
): Promise<CountedPage<Row>> {
  const counting = { columns: 'count(*) AS list_total', from: query.from }
  const { counts, ...page } = await loadCounted<Stored, Row, { readonly list_total: bigint }>(
    database,
    query,
    counting,
    paging,
  )
  return { ...page, total: Number(counts?.list_total ?? 0) }
}

const FIRST = '-9223372036854775808'
const LAST = '9223372036854775807'

/**
 * Condition, order and span of a page and one row more, with its values from `$first` on. Without
 * a cursor it begins at the end of all numbers, so that one plan by the index serves every page.
 */
export function pageTail(
  { by, id, oldestFirst = false }: ListOrder,
  { page, size, after }: Paging,
  first: number,
): { readonly tail: string; readonly values: readonly string[] } {
  const [sign, way, start] = oldestFirst ? ['>', 'ASC', FIRST] : ['<', 'DESC', LAST]
  const [place = '', placeId = ''] = (after ?? start).split(' ')
  const span = [String(size + 1), String(after === undefined ? (page - 1) * size : 0)]
  const values = [place, ...(id === undefined ? [] : [placeId]), ...span]
  const limit = first + values.length - span.length
  const behind =
    id === undefined
      ? `${by} ${sign} $${first}::bigint ORDER BY ${by} ${way}`
      : `(${by}, ${id}) ${sign} ($${first}::bigint, $${first + 1}::text)
         ORDER BY ${by} ${way}, ${id} ${way}`
  return { tail: `${behind} LIMIT $${limit}::bigint OFFSET $${limit + 1}::bigint`, values }
}

/** The row too many says that there is a next page; it begins behind the last that is shown. */
export function cutPage<Stored, Row>(
  rows: readonly Stored[],
  { size }: Paging,
  placeOf: (row: Stored) => string,
  read: (row: Stored) => Row,
): RowsOfPage<Row> {
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  const isCut = rows.length > size && last !== undefined
  return { rows: shown.map(read), next: isCut ? placeOf(last) : null }
}
