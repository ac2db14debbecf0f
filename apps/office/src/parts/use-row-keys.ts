// J and K go from row to row of a list; what opens a row is its link, which Enter follows.

import type { RefObject } from 'react'
import { usePageKeys } from './page-keys.ts'

/** On the link of each row. */
export const ROW_LINK = 'data-row-link'

/** Of a table whose rows open nothing there are none. */
export function useRowKeys(
  table: RefObject<HTMLElement | null>,
  { opens }: { readonly opens: boolean },
): void {
  const links = () => [...(table.current?.querySelectorAll<HTMLElement>(`[${ROW_LINK}]`) ?? [])]
  const step = (by: 1 | -1) => {
    const all = links()
    const place = all.indexOf(document.activeElement as HTMLElement)
    const wanted = place < 0 ? (by > 0 ? 0 : all.length - 1) : place + by
    all[Math.min(all.length - 1, Math.max(0, wanted))]?.focus()
  }
  const open = () => {
    const chosen = links().find((link) => link === document.activeElement)
    chosen?.click()
  }
  usePageKeys(
    opens
      ? [
          { key: 'j', label: 'Next row', run: () => step(1) },
          { key: 'k', label: 'Row before', run: () => step(-1) },
          { key: 'o', label: 'Open the row, as Enter does', run: open },
        ]
      : [],
  )
}
