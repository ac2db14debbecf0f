// A small ⓘ that explains a figure in words; opened by tap or key, not by hovering.

import { Info } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
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
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="target -mx-3 -my-3 inline-grid place-items-center rounded-full align-middle text-text3"
      >
        <Info aria-hidden="true" className="size-4" />
      </button>
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
