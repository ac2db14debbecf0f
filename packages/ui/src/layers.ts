// What lies over the page and goes first when somebody goes back: sheets and questions.

import { useEffect, useEffectEvent } from 'react'

type Layer = { readonly close: () => void }

/** The newest last. */
const layers: Layer[] = []

/** Closes the newest; false when there is none. */
export function closeTopLayer(): boolean {
  const top = layers.at(-1)
  top?.close()
  return top !== undefined
}

/** As long as this is drawn with one: going back calls it. */
export function useLayer(onClose: (() => void) | undefined): void {
  const isOpen = onClose !== undefined
  const close = useEffectEvent(() => onClose?.())
  useEffect(() => {
    if (!isOpen) return
    const layer = { close: () => close() }
    layers.push(layer)
    return () => void layers.splice(layers.indexOf(layer), 1)
  }, [isOpen])
}
