// A question that must be answered: a few words, a way out and a deed.

import { lazy, type ReactNode, Suspense } from 'react'
import { useOnceTrue } from './use-after-mount.ts'

export type AlertDialogProps = {
  open: boolean
  /** The way out: the cancel button and Esc. */
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  confirmLabel: string
  onConfirm: () => void
  /** Without it the confirm button is the only one. */
  cancelLabel?: string | undefined
  tone?: 'primary' | 'danger' | undefined
  busy?: boolean | undefined
}

/** Fetches the dialog's code ahead of its first opening. */
export const preloadAlertDialog = () => import('./alert-dialog-panel.tsx')

const AlertDialogPanel = lazy(() =>
  preloadAlertDialog().then((module) => ({ default: module.AlertDialogPanel })),
)

export function AlertDialog(props: AlertDialogProps) {
  if (!useOnceTrue(props.open)) return null
  return (
    <Suspense>
      <AlertDialogPanel {...props} />
    </Suspense>
  )
}
