// A question that must be answered: a few words, a way out and a deed.

import { lazy, Suspense } from 'react'
import type { AlertDialogProps } from './alert-dialog-props.ts'
import { useOnceTrue } from './use-after-mount.ts'

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
