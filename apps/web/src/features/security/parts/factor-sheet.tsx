// The sheet of a change: its form, then the recovery codes that came with it, if any.

import { Sheet } from '@fairtick/ui/sheet'
import { useToast } from '@fairtick/ui/toast'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

export type FactorSheetProps = {
  title: string
  onClose: () => void
  /** Said when it is done. */
  done: string
  children: (onDone: (codes: readonly string[]) => void) => ReactNode
}

export function FactorSheet({ title, onClose, done, children }: FactorSheetProps) {
  const t = useText()
  const showToast = useToast()
  const [isOpen, setIsOpen] = useState(true)
  const [codes, setCodes] = useState<readonly string[]>([])
  const close = () => setIsOpen(false)
  const finish = (newCodes: readonly string[]) => {
    showToast({ text: done, tone: 'success' })
    if (newCodes.length === 0) close()
    else setCodes(newCodes)
  }
  return (
    <Sheet
      open={isOpen}
      onClose={close}
      onClosed={onClose}
      title={codes.length > 0 ? t('security.codesTitle') : title}
      closeLabel={t('shell.close')}
    >
      {codes.length > 0 ? <RecoveryCodes codes={codes} onDone={close} /> : children(finish)}
    </Sheet>
  )
}
