// Small memories of a component: whether it has been on the page, whether something was ever so.

import { useEffect, useState } from 'react'

/** False on the first render, true after it: what opens at once would skip its opening motion. */
export function useAfterMount(): boolean {
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => setIsMounted(true), [])
  return isMounted
}

/** True from the first time on that the value is true. */
export function useOnceTrue(value: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(value)
  if (value && !wasTrue) setWasTrue(true)
  return wasTrue || value
}
