// A long press of a finger, or the menu key, on something that a tap follows as a link.

import { createPressTimer } from '@fairtick/ui/press-timer'
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** As long as the browsers themselves take. */
const LONG_PRESS_MS = 500
/** A finger that went further scrolls. */
const STILL_PX = 8
const RIGHT_BUTTON = 2

/** Spread it over the element. A mouse keeps the menu of the browser: give it a button. */
export function useLongPress(onLongPress: (() => void) | undefined) {
  const [press] = useState(() => createPressTimer(LONG_PRESS_MS))
  const start = useRef({ x: 0, y: 0 })
  /** The click that may follow when the finger is lifted does not count. */
  const hasPressed = useRef(false)
  useEffect(() => press.end, [press])
  if (onLongPress === undefined) return {}
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      press.end()
      hasPressed.current = false
      if (pointerType === 'mouse') return
      start.current = { x: clientX, y: clientY }
      press.begin(() => {
        hasPressed.current = true
        onLongPress()
      })
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = start.current
      if (Math.hypot(clientX - x, clientY - y) > STILL_PX) press.end()
    },
    onPointerUp: press.end,
    onPointerCancel: press.end,
    onContextMenu: (event: MouseEvent) => {
      if (event.button === RIGHT_BUTTON) return
      event.preventDefault()
      // Of a finger the timer tells; without one it was the menu key.
      if ((event.nativeEvent as { pointerType?: string }).pointerType !== 'touch') onLongPress()
    },
    onClickCapture: (event: MouseEvent) => {
      if (!hasPressed.current) return
      hasPressed.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
