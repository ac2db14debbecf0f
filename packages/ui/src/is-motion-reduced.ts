// Whether the person asked the system for less motion.

const QUERY = '(prefers-reduced-motion: reduce)'

/** Asks once, for use in event handlers and effects. */
export function isMotionReduced(): boolean {
  return typeof matchMedia === 'function' && matchMedia(QUERY).matches
}
