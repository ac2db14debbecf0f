// Take profit and stop loss of an open position; its code and words come with the first opening.

import type { WireContract } from '@fairtick/wire/socket/frames'
import { lazy, Suspense } from 'react'
import { speakContracts } from '../../platform/i18n.ts'
import type { LevelKind } from './level-form.ts'

export type LevelsSheetProps = {
  open: boolean
  onClose: () => void
  order: WireContract
  /** A level to begin with instead of the one that is set. */
  draft?: { readonly kind: LevelKind; readonly price: string } | undefined
}

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
