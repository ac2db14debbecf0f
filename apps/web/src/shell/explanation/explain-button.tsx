// The ⓘ of a card or ticket with many figures: it opens one sheet that explains them all.

import { InfoButton } from '@fairtick/ui/info-button'
import { type ReactNode, Suspense, useState } from 'react'

export type ExplainButtonProps = {
  label: string
  /** Made anew for each opening, so that it takes the values of that moment. */
  sheet: (opened: { readonly open: boolean; readonly onClose: () => void }) => ReactNode
  className?: string | undefined
}

export function ExplainButton({ label, sheet, className }: ExplainButtonProps) {
  const [opened, setOpened] = useState({ open: false, times: 0 })
  const onClose = () => setOpened((before) => ({ ...before, open: false }))
  return (
    <>
      <InfoButton
        label={label}
        open={opened.open}
        onClick={() => setOpened(({ times }) => ({ open: true, times: times + 1 }))}
        className={className}
      />
      {opened.times > 0 && (
        <Suspense key={opened.times}>{sheet({ open: opened.open, onClose })}</Suspense>
      )}
    </>
  )
}
