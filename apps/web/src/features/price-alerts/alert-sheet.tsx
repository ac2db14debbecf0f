// The sheet of price alerts; its code and words come with the first opening.

import { Suspense } from 'react'
import { speakDetails } from '../../platform/i18n.ts'
import { lazySheet } from '../../platform/lazy-part.tsx'
import type { AlertPanelProps } from './parts/alert-panel.tsx'

const AlertPanel = lazySheet(async () => {
  const [file] = await Promise.all([import('./parts/alert-panel.tsx'), speakDetails()])
  return file.AlertPanel
})

/** Mount it anew for each instrument. */
export function AlertSheet(props: AlertPanelProps) {
  return (
    <Suspense>
      <AlertPanel {...props} />
    </Suspense>
  )
}
