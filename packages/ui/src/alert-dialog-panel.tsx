// What a question is made of, loaded when the first one opens; screens use alert-dialog.tsx.

import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import type { AlertDialogProps } from './alert-dialog-props.ts'
import { Button } from './button.tsx'
import { useLayer } from './layers.ts'
import { useAfterMount } from './use-after-mount.ts'

export function AlertDialogPanel(props: AlertDialogProps) {
  const { open, onClose, title, children, confirmLabel, onConfirm, cancelLabel } = props
  const isMounted = useAfterMount()
  useLayer(open ? onClose : undefined)
  return (
    <Base.Root
      open={open && isMounted}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 bg-scrim transition-opacity duration-160 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup className="fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-3rem)] w-[min(22rem,calc(100vw-2.5rem))] -translate-x-1/2 -translate-y-1/2 flex-col gap-2 overflow-y-auto rounded-lg bg-surface p-5 text-text shadow-float outline-none transition duration-160 data-ending-style:opacity-0 data-starting-style:scale-96 data-starting-style:opacity-0">
          <Base.Title className="text-title font-semibold">{title}</Base.Title>
          {children !== undefined && (
            <Base.Description render={<div />} className="text-dense text-text2">
              {children}
            </Base.Description>
          )}
          <div className="mt-3 flex flex-wrap gap-2.5">
            {cancelLabel !== undefined && (
              <Base.Close render={<Button tone="soft" className="flex-1" />}>
                {cancelLabel}
              </Base.Close>
            )}
            <Button
              tone={props.tone ?? 'primary'}
              busy={props.busy}
              onClick={onConfirm}
              className="flex-1"
            >
              {confirmLabel}
            </Button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
