// Whether something is as wide as its place: what is wider scrolls by itself, what fits need not.

import { type RefObject, useEffect, useState } from 'react'

export function useFits(frame: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(true)
  useEffect(() => {
    const [element, content] = [frame.current, frame.current?.firstElementChild]
    if (element === null || !content) return
    const look = () => setFits(content.scrollWidth <= element.clientWidth + 1)
    const watch = new ResizeObserver(look)
    for (const one of [element, content]) watch.observe(one)
    return () => watch.disconnect()
  }, [frame])
  return fits
}
