// A small ⓘ that explains a figure in words; opened by tap or key, not by hovering.

import { Popover } from '@base-ui/react/popover'
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'

export type InfoPopoverProps = {
  /** Name of the button, such as "About free margin". */
  label: string
  children: ReactNode
}

export function InfoPopover({ label, children }: InfoPopoverProps) {
  return (
    <Popover.Root>
      <Popover.Trigger
        aria-label={label}
        className="target -mx-3 -my-3 inline-grid place-items-center rounded-full align-middle text-text3"
      >
        <Info aria-hidden="true" className="size-4" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={-4} collisionPadding={12} className="z-50">
          <Popover.Popup
            aria-label={label}
            className="max-w-[min(19rem,calc(100vw-1.5rem))] rounded-md border border-divider bg-surface px-4 py-3 text-dense text-text shadow-float outline-none transition-opacity duration-120 data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
