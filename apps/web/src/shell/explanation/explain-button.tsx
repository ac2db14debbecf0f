// The ⓘ of a card with many figures: it opens one sheet that explains them all.

import { InfoButton } from '@fairtick/ui/info-button'
import { type ReactNode, Suspense } from 'react'
import { useLazySheet } from '../../platform/use-lazy-sheet.ts'

export type ExplainButtonProps = {
  label: string
  sheet: (opened: { readonly open: boolean; readonly onClose: () => void }) => ReactNode
}

export function ExplainButton({ label, sheet }: ExplainButtonProps) {
  const { isOpen, isMounted, open, close } = useLazySheet()
  return (
    <>
      <InfoButton label={label} open={isOpen} onClick={open} />
      {isMounted && <Suspense>{sheet({ open: isOpen, onClose: close })}</Suspense>}
    </>
  )
}
