// In a live installation: which account is shown, and the way to the other one, asked once.

import { AlertDialog } from '@fairtick/ui/alert-dialog'
import { Badge } from '@fairtick/ui/badge'
import { useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { switchAccount, useIsPractice } from '../../../platform/selected-account.ts'

export function AccountChip() {
  const t = useText()
  const isPractice = useIsPractice()
  const [isAsking, setAsking] = useState(false)
  const words = isPractice ? TO_REAL : TO_PRACTICE
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="target flex items-center rounded-full"
        onClick={() => setAsking(true)}
      >
        <Badge tone={isPractice ? 'warn' : 'success'}>
          {t(isPractice ? 'shell.practiceAccount' : 'shell.realAccount')}
        </Badge>
      </button>
      {isAsking && (
        <AlertDialog
          open
          onClose={() => setAsking(false)}
          title={t(words.title)}
          cancelLabel={t('shell.cancel')}
          confirmLabel={t('shell.switchAccount')}
          onConfirm={() => switchAccount(isPractice ? 'real' : 'practice')}
        >
          <p>{t(words.text)}</p>
        </AlertDialog>
      )}
    </>
  )
}

const TO_REAL = { title: 'shell.toRealTitle', text: 'shell.toRealText' } as const
const TO_PRACTICE = { title: 'shell.toPracticeTitle', text: 'shell.toPracticeText' } as const
