// Take profit and stop loss of an open position; its code and words come with the first opening.

import { Suspense } from 'react'
import { speakDetails } from '../../platform/i18n.ts'
import { lazySheet } from '../../platform/lazy-part.tsx'
import type { LevelsSheetProps } from './parts/levels-panel.tsx'

const LevelsPanel = lazySheet(async () => {
  const [file] = await Promise.all([import('./parts/levels-panel.tsx'), speakDetails()])
  return file.LevelsPanel
})

/** Mount it anew for each opening. */
export function LevelsSheet(props: LevelsSheetProps) {
  return (
    <Suspense>
      <LevelsPanel {...props} />
    </Suspense>
  )
}
