// A sheet from the bottom edge: handle, title, close button; focus stays in, Esc and a swipe close.

import { lazy, Suspense } from 'react'
import type { SheetProps } from './sheet-props.ts'
import { useOnceTrue } from './use-after-mount.ts'

/** Fetches the sheet's code ahead of its first opening, such as when the page is idle. */
export const preloadSheet = () => import('./sheet-panel.tsx')

const SheetPanel = lazy(() => preloadSheet().then((module) => ({ default: module.SheetPanel })))

export function Sheet(props: SheetProps) {
  if (!useOnceTrue(props.open)) return null
  return (
    <Suspense>
      <SheetPanel {...props} />
    </Suspense>
  )
}
