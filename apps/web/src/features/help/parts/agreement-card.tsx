// The agreement that stands: to be read at any time, and accepted by who has not yet.

import { Badge } from '@fairtick/ui/badge'
import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { useToast } from '@fairtick/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { describeProblem } from '../../../platform/problem-text.ts'
import { userQuery } from '../../../platform/shared-queries.ts'
import { useAgreementAnswer } from '../../../platform/use-agreement-answer.ts'
import { AgreementSheet } from '../../../shell/agreement-sheet.tsx'

export function AgreementCard() {
  const t = useText()
  const showToast = useToast()
  const [isOpen, setOpen] = useState(false)
  const { data: user } = useQuery(userQuery)
  const { answer, isSending } = useAgreementAnswer()
  if (user === undefined) return null
  const { version, answer: said } = user.agreement
  const isAccepted = said === 'accepted'
  const accept = (shown: number) =>
    answer(
      { version: shown, answer: 'accepted' },
      {
        onSuccess: () => {
          setOpen(false)
          showToast({ text: t('content.agreementThanks'), tone: 'success' })
        },
        onError: (problem) =>
          showToast({ text: describeProblem(problem, t).sentence, tone: 'danger' }),
      },
    )
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <div>
          <h2 className="text-body font-semibold text-text">{t('content.agreement')}</h2>
          <p className="text-caption text-text3">{t('content.agreementVersion', { version })}</p>
        </div>
        <Badge tone={isAccepted ? 'success' : 'warn'}>
          {t(isAccepted ? 'content.agreementAccepted' : 'content.agreementOpen')}
        </Badge>
      </div>
      <Button tone="outline" block onClick={() => setOpen(true)}>
        {t('session.readAgreement')}
      </Button>
      <AgreementSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        decision={
          isAccepted
            ? undefined
            : (shown) => (
                <Button block busy={isSending} onClick={() => accept(shown)}>
                  {t('content.agreementAccept')}
                </Button>
              )
        }
      />
    </Card>
  )
}
