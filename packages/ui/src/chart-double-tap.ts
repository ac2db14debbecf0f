// Notices two quick taps or clicks at one place; the chart swallows the browser's own event.

const DOUBLE_TAP_MS = 300
const SAME_PLACE_PX = 24

/** Calls `act` on every double tap on the element; returns the function that ends it. */
export function onDoubleTap(element: HTMLElement, act: () => void): () => void {
  let lastTap = { x: 0, y: 0, timeMs: Number.NEGATIVE_INFINITY }
  let down = { x: 0, y: 0 }
  const pointerDown = (event: PointerEvent) => {
    down = { x: event.clientX, y: event.clientY }
  }
  const pointerUp = (event: PointerEvent) => {
    const tap = { x: event.clientX, y: event.clientY, timeMs: event.timeStamp }
    if (!isNear(tap, down)) return
    const isDouble = tap.timeMs - lastTap.timeMs < DOUBLE_TAP_MS && isNear(tap, lastTap)
    lastTap = isDouble ? { ...tap, timeMs: Number.NEGATIVE_INFINITY } : tap
    if (isDouble) act()
  }
  element.addEventListener('pointerdown', pointerDown)
  element.addEventListener('pointerup', pointerUp)
  return () => {
    element.removeEventListener('pointerdown', pointerDown)
    element.removeEventListener('pointerup', pointerUp)
  }
}

type Place = { x: number; y: number }

function isNear(one: Place, other: Place): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < SAME_PLACE_PX
}
