// Whether the person asked the system for less motion.

import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

/** Asks once, for use in event handlers and effects. */
export function isMotionReduced(): boolean {
  return typeof matchMedia === 'function' && matchMedia(QUERY).matches
}

/** Follows the setting, for use while rendering. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isMotionReduced, () => false)
}

function subscribe(changed: () => void): () => void {
  const media = matchMedia(QUERY)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}
