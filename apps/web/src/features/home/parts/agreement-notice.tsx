// Asks once for a new version of the agreement. Whatever is said, nothing is locked by it.

import { Button } from '@fairtick/ui/button'
import { useToast } from '@fairtick/ui/toast'
import { useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { describeProblem } from '../../../platform/problem-text.ts'
import { useAgreementAnswer } from '../../../platform/use-agreement-answer.ts'
import { AgreementSheet } from '../../../shell/agreement-sheet.tsx'

export function AgreementNotice() {
  const t = useText()
  const showToast = useToast()
  const [isOpen, setOpen] = useState(true)
  const { answer, isSending } = useAgreementAnswer()
  const say = (version: number, what: 'accepted' | 'later') => {
    answer(
      { version, answer: what },
      {
        onSuccess: () => {
          setOpen(false)
          if (what === 'accepted') {
            showToast({ text: t('content.agreementThanks'), tone: 'success' })
          }
        },
        onError: (problem) =>
          showToast({ text: describeProblem(problem, t).sentence, tone: 'danger' }),
      },
    )
  }
  return (
    <AgreementSheet
      open={isOpen}
      onClose={() => setOpen(false)}
      intro={
        <div className="flex flex-col gap-1 text-body text-text">
          <p className="font-semibold">{t('content.agreementChanged')}</p>
          <p className="text-dense text-text2">{t('content.agreementKeeps')}</p>
        </div>
      }
      decision={(version) => (
        <div className="grid grid-cols-2 gap-2.5">
          <Button tone="soft" busy={isSending} onClick={() => say(version, 'later')}>
            {t('content.agreementLater')}
          </Button>
          <Button busy={isSending} onClick={() => say(version, 'accepted')}>
            {t('content.agreementAccept')}
          </Button>
        </div>
      )}
    />
  )
}
