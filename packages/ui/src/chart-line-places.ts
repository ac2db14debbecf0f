// Where the lines of a chart are drawn, for the handles that stand on them.

import { useMemo, useRef } from 'react'
import type { PlaceLine } from './chart-lines.ts'

export type LinePlaces = {
  readonly onPlace: PlaceLine
  readonly handle: (id: string, element: HTMLElement | null) => void
}

export function useLinePlaces(): LinePlaces {
  const elements = useRef(new Map<string, HTMLElement>())
  const places = useRef(new Map<string, Place>())
  return useMemo(
    () => ({
      // Called while the chart is drawn, so that a handle is never behind its line.
      onPlace: (id, y, heightPx) => {
        places.current.set(id, { y, heightPx })
        stand(elements.current.get(id), { y, heightPx })
      },
      handle: (id, element) => {
        if (element === null) elements.current.delete(id)
        else elements.current.set(id, element)
        stand(element ?? undefined, places.current.get(id))
      },
    }),
    [],
  )
}

type Place = { readonly y: number; readonly heightPx: number }

/** Out of the pane means out of sight, and out of the order of the keys. */
function stand(element: HTMLElement | undefined, place: Place | undefined): void {
  if (element === undefined) return
  const isShown = place !== undefined && place.y >= 0 && place.y <= place.heightPx
  element.style.visibility = isShown ? 'visible' : 'hidden'
  if (isShown) element.style.transform = `translateY(${place.y}px)`
}
