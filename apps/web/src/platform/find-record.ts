// One record out of a list that the server reads page by page, newest first.

import type { Page } from '@fairtick/wire/envelope'

const PAGE = 100
/** An older one is found by scrolling the list itself. */
const PAGES_MAX = 10

type Paging = { readonly page: string; readonly size: string }

/** null when there is none of this id. */
export async function findRecord<Row extends { readonly id: string }>(
  id: string | undefined,
  read: (paging: Paging) => Promise<Page<Row>>,
): Promise<Row | null> {
  for (let page = 1; page <= PAGES_MAX; page += 1) {
    const { data, total } = await read({ page: String(page), size: String(PAGE) })
    const found = data.find((one) => one.id === id)
    if (found !== undefined) return found
    if (page * PAGE >= total) break
  }
  return null
}
