// Lets a finger that moves up or down scroll the page although it started on the chart.

const SLOP_PX = 6
/** A finger that rested this long has the crosshair and keeps it. */
const LONG_PRESS_MS = 450

type Start = { x: number; y: number; timeMs: number; touch: Touch }

/**
 * The chart claims every drag, which traps the page. This stands before it: once a one-finger
 * gesture turns out to be vertical, the chart is told that the finger left, and sees no more of
 * it. Returns the function that takes it away again.
 */
export function letPageScroll(element: HTMLElement): () => void {
  let start: Start | null = null
  let isPageScroll = false

  const touchStart = (event: TouchEvent) => {
    const touch = event.touches[0]
    if (event.touches.length > 1 || !touch) {
      start = null
      return
    }
    isPageScroll = false
    start = { x: touch.clientX, y: touch.clientY, timeMs: event.timeStamp, touch }
  }
  const touchMove = (event: TouchEvent) => {
    if (isSynthetic(event)) return
    if (isPageScroll) return event.stopPropagation()
    const touch = event.touches[0]
    if (start === null || !touch || event.touches.length > 1) return
    const across = Math.abs(touch.clientX - start.x)
    const along = Math.abs(touch.clientY - start.y)
    if (across + along < SLOP_PX) return
    const isVertical = along > across && event.timeStamp - start.timeMs < LONG_PRESS_MS
    if (isVertical) {
      isPageScroll = true
      event.stopPropagation()
      liftFinger(start)
    }
    start = null
  }
  const touchEnd = (event: TouchEvent) => {
    if (isPageScroll && !isSynthetic(event)) event.stopPropagation()
  }

  element.addEventListener('touchstart', touchStart, { capture: true, passive: true })
  element.addEventListener('touchmove', touchMove, { capture: true, passive: true })
  element.addEventListener('touchend', touchEnd, { capture: true })
  element.addEventListener('touchcancel', touchEnd, { capture: true })
  return () => {
    element.removeEventListener('touchstart', touchStart, { capture: true })
    element.removeEventListener('touchmove', touchMove, { capture: true })
    element.removeEventListener('touchend', touchEnd, { capture: true })
    element.removeEventListener('touchcancel', touchEnd, { capture: true })
  }
}

/** A move first: an end without one would count as a tap and show the crosshair. */
function liftFinger({ touch, x, y }: Start): void {
  const target = touch.target
  const moved = new Touch({ identifier: touch.identifier, target, clientX: x, clientY: y + 30 })
  const bubbling = { bubbles: true, cancelable: false, changedTouches: [moved] }
  target.dispatchEvent(new TouchEvent('touchmove', { ...bubbling, touches: [moved] }))
  target.dispatchEvent(new TouchEvent('touchend', { ...bubbling, touches: [] }))
}

function isSynthetic(event: TouchEvent): boolean {
  return !event.isTrusted
}
