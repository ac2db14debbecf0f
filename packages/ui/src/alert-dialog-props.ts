// What an alert dialog takes: its frame and its panel, which comes late, read it here.

import type { ReactNode } from 'react'

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
