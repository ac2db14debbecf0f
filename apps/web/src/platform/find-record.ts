// One record out of a list that the server reads page by page, newest first.

import type { Page } from '@fairtick/wire/envelope'
import { eachPage, type Paging } from './paging.ts'

/** null when there is none of this id; a very old one is found by scrolling the list itself. */
export async function findRecord<Row extends { readonly id: string }>(
  id: string | undefined,
  read: (paging: Paging) => Promise<Page<Row>>,
): Promise<Row | null> {
  for await (const { data } of eachPage(read)) {
    const found = data.find((one) => one.id === id)
    if (found !== undefined) return found
  }
  return null
}
