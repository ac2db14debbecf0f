// What is replaced by something else of the same kind fades in, once; with less motion it is there.

import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isMotionReduced } from './is-motion-reduced.ts'

const FADE_MS = 140

/** For the element whose content is another one with each `shown`; not for the first. */
export function useFadeOnChange<Element extends HTMLElement>(
  shown: string,
): RefObject<Element | null> {
  const element = useRef<Element>(null)
  const before = useRef(shown)
  useLayoutEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (isMotionReduced()) return
    element.current?.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS })
  }, [shown])
  return element
}
