// Asks once for a new version of the agreement. Whatever is said, nothing is locked by it.

import { Button } from '@fairtick/ui/button'
import { useToast } from '@fairtick/ui/toast'
import { useEffect, useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { describeProblem } from '../../../platform/problem-text.ts'
import { useAgreementAnswer } from '../../../platform/use-agreement-answer.ts'
import { AgreementSheet } from '../../../shell/agreement-sheet.tsx'

/** First the screen stands. */
const SHOW_AFTER_MS = 1_200

/** `version`: the one that is asked for; whoever only closes it has said later. */
export function AgreementNotice({ version }: { version: number }) {
  const t = useText()
  const showToast = useToast()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), SHOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const { answer, isSending } = useAgreementAnswer()
  const say = (read: number, what: 'accepted' | 'later') => {
    answer(
      { version: read, answer: what },
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
      onClose={() => {
        setOpen(false)
        answer({ version, answer: 'later' })
      }}
      intro={
        <div className="flex flex-col gap-1 text-body text-text">
          <p className="font-semibold">{t('content.agreementChanged')}</p>
          <p className="text-dense text-text2">{t('content.agreementKeeps')}</p>
        </div>
      }
      decision={(read) => (
        <div className="grid grid-cols-2 gap-2.5">
          <Button tone="soft" busy={isSending} onClick={() => say(read, 'later')}>
            {t('content.agreementLater')}
          </Button>
          <Button busy={isSending} onClick={() => say(read, 'accepted')}>
            {t('content.agreementAccept')}
          </Button>
        </div>
      )}
    />
  )
}
