// Take profit and stop loss of an open position; its code and words come with the first opening.

import type { WireContract } from '@fairtick/wire/socket/frames'
import { lazy, Suspense } from 'react'
import { speakContracts } from '../../platform/i18n.ts'

export type LevelsSheetProps = { open: boolean; onClose: () => void; order: WireContract }

const LevelsPanel = lazy(async () => {
  const [file] = await Promise.all([import('./parts/levels-panel.tsx'), speakContracts()])
  return { default: file.LevelsPanel }
})

/** Mount it anew for each opening. */
export function LevelsSheet(props: LevelsSheetProps) {
  return (
    <Suspense>
      <LevelsPanel {...props} />
    </Suspense>
  )
}
