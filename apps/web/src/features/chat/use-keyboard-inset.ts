// How much of the window the keyboard of a phone covers: fixed bars do not know it by themselves.

import { useSyncExternalStore } from 'react'

export function useKeyboardInset(): number {
  return useSyncExternalStore(subscribe, readInset)
}

function subscribe(listener: () => void): () => void {
  const { visualViewport } = window
  visualViewport?.addEventListener('resize', listener)
  visualViewport?.addEventListener('scroll', listener)
  return () => {
    visualViewport?.removeEventListener('resize', listener)
    visualViewport?.removeEventListener('scroll', listener)
  }
}

/** Whole pixels; a page that is zoomed in hides its rest without any keyboard. */
function readInset(): number {
  const { visualViewport } = window
  if (visualViewport === null || visualViewport.scale !== 1) return 0
  const { height, offsetTop } = visualViewport
  return Math.max(0, Math.round(innerHeight - height - offsetTop))
}
