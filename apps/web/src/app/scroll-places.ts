// Where each screen was scrolled to: Back leads to that place, every other way to the top.

import { tabStorage } from '@fairtick/ui/device-storage'
import type { RouterHistory } from '@tanstack/history'
import { useLayoutEffect } from 'react'

export type ScrollPlaces = {
  /** px from the top; 0 for an entry that was never left. */
  readonly placeOf: (entry: string) => number
}

const KEPT_AS = 'fairtick-scroll'
/** Entries of the history further back than this begin at the top. */
const KEPT_ENTRIES = 50

/** `shown`: the entry whose screen is on the page now. */
export function keepScrollPlaces(
  history: RouterHistory,
  shown: () => string | undefined,
): ScrollPlaces {
  window.history.scrollRestoration = 'manual'
  const places = new Map<string, number>(readKept())
  const keep = () => {
    const entry = shown()
    if (entry === undefined) return
    places.delete(entry)
    places.set(entry, window.scrollY)
    for (const oldest of places.keys()) {
      if (places.size <= KEPT_ENTRIES) break
      places.delete(oldest)
    }
  }
  history.subscribe(keep)
  // A page that comes anew is where it was.
  window.addEventListener('pagehide', () => {
    keep()
    tabStorage.write(KEPT_AS, JSON.stringify([...places]))
  })
  return { placeOf: (entry) => places.get(entry) ?? 0 }
}

export function useScrollPlace({ placeOf }: ScrollPlaces, entry: string | undefined): void {
  useLayoutEffect(() => {
    if (entry !== undefined) window.scrollTo(0, placeOf(entry))
  }, [entry, placeOf])
}

function readKept(): readonly (readonly [string, number])[] {
  try {
    return JSON.parse(tabStorage.read(KEPT_AS) ?? '[]')
  } catch {
    return []
  }
}
