// The title of the browser's tab, and the focus on the heading after a change of page.

import { type RefObject, useEffect, useRef } from 'react'

/** For the page's `h1`, which needs `tabIndex={-1}`. */
export function useDocumentTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · Fairtick back office`
  }, [title])
  useEffect(() => {
    if (document.activeElement === document.body) return
    heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
