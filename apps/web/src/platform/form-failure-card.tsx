// What stands above a form's button when sending it failed: sentence, waiting time, help, codes.

import { Banner } from '@fairtick/ui/banner'
import { ButtonLink } from '@fairtick/ui/button'
import { CopyButton } from '@fairtick/ui/copy-button'
import { CallRefused, NoAnswer } from '@fairtick/wire/client'
import type { RefusalCode } from '@fairtick/wire/refusal-codes'
import type { ReactNode } from 'react'
import { useText } from './i18n.ts'
import { hrefOf } from './paths.ts'
import { describeProblem } from './problem-text.ts'
import { retryDeadlineOf } from './retry-deadline.ts'
import { useCountdown, waitText } from './use-countdown.ts'

export type FormFailureCardProps = {
  failure: unknown
  /** For a call that may have worked although no answer came. */
  unanswered?: string | undefined
  /** What helps against it, such as a link. */
  action?: ReactNode
}

export function FormFailureCard({ failure, unanswered, action }: FormFailureCardProps) {
  const t = useText()
  const retryDeadline = retryDeadlineOf(failure)
  const seconds = useCountdown(retryDeadline)
  const { sentence, reference } = describeProblem(failure, t)
  const isFault = !(failure instanceof CallRefused) || failure.answer.status >= 500
  const codes = [reference.code, reference.requestId].filter(Boolean).join(' · ')
  return (
    <div role="alert" className="flex flex-col gap-1">
      <Banner tone={failure instanceof NoAnswer ? 'warn' : 'danger'} look="card" live="none">
        {failure instanceof NoAnswer
          ? (unanswered ?? sentence)
          : reference.code === 'too_many'
            ? t('session.tooManyAttempts')
            : sentence}
        {retryDeadline !== undefined && (
          <span className="tabular block" aria-live="off">
            {seconds > 0
              ? t('session.tryAgainIn', { time: waitText(seconds, t) })
              : t('session.tryAgainNow')}
          </span>
        )}
      </Banner>
      {action}
      {ONLY_SERVICE_HELPS.has(reference.code) && (
        <ButtonLink tone="outline" block href={hrefOf('/pages/user/kefu')}>
          {t('session.customerService')}
        </ButtonLink>
      )}
      {isFault && reference.requestId !== undefined && (
        <p className="flex items-center justify-end text-caption text-text3">
          <span translate="no" className="min-w-0 break-all">
            {codes}
          </span>
          <CopyButton text={codes} label={t('shell.copy')} copiedLabel={t('shell.copied')} />
        </p>
      )}
    </div>
  )
}

/** What nobody puts right by themselves: rows of theirs that the server did not write. */
const ONLY_SERVICE_HELPS: ReadonlySet<string> = new Set<RefusalCode>([
  'target_altered',
  'contact_altered',
  'limit_altered',
  'lock_altered',
])
