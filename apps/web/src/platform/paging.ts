// From page to page of a list: by the cursor that each names, so that rows may come and go between.

import type { Page } from '@fairtick/wire/envelope'

/** The most that a page may hold, for who reads a list to its end. */
const WHOLE_PAGE_ROWS = 100
/** More than this nobody waits for. */
const PAGES_MAX = 10

/** As a query has it. */
export type Paging = { readonly page: string; readonly size: string; readonly after?: string }

export function firstPaging(size: number): Paging {
  return { page: '1', size: String(size) }
}

/** Undefined behind the last page. */
export function nextPaging({ page, size, next }: Page<unknown>): Paging | undefined {
  return next === null ? undefined : { page: String(page + 1), size: String(size), after: next }
}

/** The same for a call that takes them in its body. */
export function bodyPaging({ page, size, after }: Paging) {
  return { page: Number(page), size: Number(size), ...(after === undefined ? {} : { after }) }
}

/** One after the other, as long as they are asked for. */
export async function* eachPage<ListPage extends Page<unknown>>(
  read: (paging: Paging) => Promise<ListPage>,
): AsyncGenerator<ListPage> {
  let paging: Paging | undefined = firstPaging(WHOLE_PAGE_ROWS)
  for (let pages = 0; paging && pages < PAGES_MAX; pages += 1) {
    const page: ListPage = await read(paging)
    yield page
    paging = nextPaging(page)
  }
}

/** All rows of a list; those beyond the limit are found where the list itself is shown. */
export async function readRows<Row>(
  read: (paging: Paging) => Promise<Page<Row>>,
): Promise<readonly Row[]> {
  const rows: Row[] = []
  for await (const { data } of eachPage(read)) rows.push(...data)
  return rows
}
