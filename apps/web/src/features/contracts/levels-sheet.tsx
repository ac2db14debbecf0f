// Take profit and stop loss of an open position; its code and words come with the first opening.

import type { WireContract } from '@fairtick/wire/socket/frames'
import { Suspense } from 'react'
import { speakContracts } from '../../platform/i18n.ts'
import { lateSheet } from '../../platform/late-part.tsx'
import type { LevelKind } from './level-form.ts'

export type LevelsSheetProps = {
  open: boolean
  onClose: () => void
  order: WireContract
  /** A level to begin with instead of the one that is set. */
  draft?: { readonly kind: LevelKind; readonly price: string } | undefined
}

const LevelsPanel = lateSheet(async () => {
  const [file] = await Promise.all([import('./parts/levels-panel.tsx'), speakContracts()])
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
