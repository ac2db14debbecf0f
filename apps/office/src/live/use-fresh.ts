// Reads again when a queue has changed, at most every so often: each look at persons is noted.

import { useEffect, useRef, useState } from 'react'
import { monotonicMs } from '../platform/office-clock.ts'

const JUST_READ_MS = 1_000

/** `version` undefined: nothing is known, nothing is read again. */
export function useFresh(version: string | undefined, spacingMs: number, read: () => void): void {
  const seen = useRef(version)
  const lastMs = useRef(Number.NEGATIVE_INFINITY)
  const [openedMs] = useState(monotonicMs)
  const newest = useRef(read)
  newest.current = read
  useEffect(() => {
    if (version === undefined || version === seen.current) return
    const isFirst = seen.current === undefined
    seen.current = version
    // What was read a moment ago is what the first state speaks of.
    if (isFirst && monotonicMs() - openedMs < JUST_READ_MS) return
    const waitMs = Math.max(0, lastMs.current + spacingMs - monotonicMs())
    const timer = setTimeout(() => {
      lastMs.current = monotonicMs()
      newest.current()
    }, waitMs)
    return () => clearTimeout(timer)
  }, [version, spacingMs, openedMs])
}
