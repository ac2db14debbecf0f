// The opened explanation, loaded with the first tap; screens use info-popover.tsx.

import { Popover } from '@base-ui/react/popover'
import type { ReactNode, RefObject } from 'react'
import { useAfterMount } from './use-after-mount.ts'

export type InfoPopoverPanelProps = {
  label: string
  anchor: RefObject<HTMLButtonElement | null>
  open: boolean
  onClose: () => void
  children: ReactNode
}

export function InfoPopoverPanel(props: InfoPopoverPanelProps) {
  const { label, anchor, open, onClose, children } = props
  const isMounted = useAfterMount()
  return (
    <Popover.Root
      open={open && isMounted}
      onOpenChange={(isOpen, details) => {
        // A press on the ⓘ itself toggles there; closing here too would open it again.
        const pressed = details.event.target
        if (pressed instanceof Node && anchor.current?.contains(pressed)) return
        if (!isOpen) onClose()
      }}
    >
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} sideOffset={-4} collisionPadding={12} className="z-50">
          <Popover.Popup
            aria-label={label}
            finalFocus={anchor}
            className="max-h-(--available-height) max-w-[min(19rem,calc(100vw-1.5rem))] overflow-y-auto rounded-md border border-divider bg-surface px-4 py-3 text-dense text-text shadow-float outline-none transition-opacity duration-120 data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
