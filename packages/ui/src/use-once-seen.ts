// For what is worth its code and its data only once somebody comes near it.

import { type RefObject, useEffect, useState } from 'react'

/** True from the first time on at which it stands in the window above `coveredPx` of its bottom. */
export function useOnceSeen(element: RefObject<HTMLElement | null>, coveredPx: number): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (isSeen || element.current === null) return
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      { rootMargin: `0px 0px -${coveredPx}px 0px` },
    )
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element, coveredPx, isSeen])
  return isSeen
}
