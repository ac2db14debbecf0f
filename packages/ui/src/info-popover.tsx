// A small ⓘ that explains a figure in words; opened by tap or key, not by hovering.

import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { InfoButton } from './info-button.tsx'
import { useOnceTrue } from './use-after-mount.ts'

export type InfoPopoverProps = {
  /** Name of the button, such as "About free margin". */
  label: string
  children: ReactNode
}

const InfoPopoverPanel = lazy(() =>
  import('./info-popover-panel.tsx').then((module) => ({ default: module.InfoPopoverPanel })),
)

export function InfoPopover({ label, children }: InfoPopoverProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const wasOpened = useOnceTrue(open)
  return (
    <>
      <InfoButton label={label} open={open} onClick={() => setOpen(!open)} buttonRef={button} />
      {wasOpened && (
        <Suspense>
          <InfoPopoverPanel
            label={label}
            anchor={button}
            open={open}
            onClose={() => setOpen(false)}
          >
            {children}
          </InfoPopoverPanel>
        </Suspense>
      )}
    </>
  )
}
