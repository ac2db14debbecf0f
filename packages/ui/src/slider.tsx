// A whole number chosen by dragging or with the arrow keys; its code comes with the first one.

import { lazy, Suspense } from 'react'
import type { SliderProps } from './slider-props.ts'

const SliderPanel = lazy(() =>
  import('./slider-panel.tsx').then((module) => ({ default: module.SliderPanel })),
)

/** Put a stepper beside it that does the same by taps (WCAG 2.5.7). */
export function Slider(props: SliderProps) {
  return (
    <div className={props.className}>
      <Suspense fallback={<EmptyTrack />}>
        <SliderPanel {...props} />
      </Suspense>
    </div>
  )
}

function EmptyTrack() {
  return (
    <div className="flex h-11 items-center px-5.5">
      <span className="h-1 w-full rounded-full bg-control/40" />
    </div>
  )
}
