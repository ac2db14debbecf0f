// An order that waits for its costs to be read: the sheet opens by itself, and once it is accepted
// the same order goes on (H7).

import { Button } from '@fairtick/ui/button'
import { useState } from 'react'
import { useText } from '../platform/i18n.ts'
import type { CostSheetOrder } from './cost-example.ts'
import { CostSheet } from './cost-sheet.tsx'
import { Notice } from './notice.tsx'
import type { SheetKind } from './unread-sheet.ts'

export type CostSheetNoticeProps = {
  kind: SheetKind
  order: CostSheetOrder
  /** Sends the order that was meant, under its own key. */
  onAccepted: () => void
  /** Takes the notice away; the ticket stays as it is. */
  onDismiss: () => void
}

export function CostSheetNotice({ kind, order, onAccepted, onDismiss }: CostSheetNoticeProps) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <Notice
        tone="warn"
        title={t('costSheet.noticeTitle')}
        text={t('costSheet.noticeText')}
        actions={
          <>
            <Button tone="soft" onClick={onDismiss}>
              {t('shell.close')}
            </Button>
            <Button onClick={() => setIsOpen(true)}>{t('costSheet.read')}</Button>
          </>
        }
      />
      <CostSheet {...{ kind, order, onAccepted }} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
