// From page to page of a list that is part of a page: by the cursor behind each page that was read.

import { useState } from 'react'
import { createPageTrail } from './page-trail.ts'

const PAGE_SIZE = 20
/** A trail follows one list at a time; each of these has its own. */
const LIST = 'list'

export type Pages = {
  readonly page: number
  readonly size: number
  /** Of the list's call. */
  readonly query: { readonly page: string; readonly size: string; readonly after?: string }
  /** `next` is that of the page that is shown. */
  readonly turnTo: (page: number, next: string | null) => void
}

export function usePages(): Pages {
  const [page, setPage] = useState(1)
  const [trail] = useState(createPageTrail)
  const turnTo = (wanted: number, next: string | null) => {
    trail.note(LIST, page, next)
    setPage(wanted)
  }
  const query = { page: String(page), size: String(PAGE_SIZE), ...trail.startOf(LIST, page) }
  return { page, size: PAGE_SIZE, query, turnTo }
}
