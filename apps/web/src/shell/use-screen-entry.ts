// Entering a screen: the window has its title, the focus goes to the heading.

import { type RefObject, useEffect, useRef } from 'react'

/** The first screen of a visit leaves the focus where the browser puts it. */
let hasEnteredBefore = false

export function useScreenEntry(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = title === '' ? 'Fairtick' : `${title} · Fairtick`
  }, [title])
  useEffect(() => {
    if (hasEnteredBefore) heading.current?.focus({ preventScroll: true })
    hasEnteredBefore = true
  }, [])
  return heading
}
