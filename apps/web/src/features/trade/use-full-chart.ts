// Whether the chart fills the screen: when it was asked to, and on a phone that lies on its side.

import { useLayer } from '@fairtick/ui/layers'
import { useState } from 'react'
import { useMedia } from '../../platform/use-media.ts'

/** A phone on its side has no height for anything beside the chart. */
const LYING = '(orientation: landscape) and (max-height: 31em) and (pointer: coarse)'

export type FullChart = {
  readonly isFull: boolean
  readonly toggle: () => void
  readonly leave: () => void
}

/** What was chosen holds until the phone is turned; going back gives the page back. */
export function useFullChart(): FullChart {
  const isLying = useMedia(LYING)
  const [choice, setChoice] = useState({ isLying, isFull: isLying })
  const isFull = choice.isLying === isLying ? choice.isFull : isLying
  const leave = () => setChoice({ isLying, isFull: false })
  useLayer(isFull ? leave : undefined)
  return { isFull, toggle: () => setChoice({ isLying, isFull: !isFull }), leave }
}
