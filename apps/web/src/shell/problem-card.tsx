// A part of a screen that could not be read: the sentence, Retry, and the codes for support.

import { ErrorCard } from '@fairtick/ui/error-card'
import { useText } from '../platform/i18n.ts'
import { describeProblem } from '../platform/problem-text.ts'
import { switchAccount } from '../platform/selected-account.ts'
import { refusalCodeOf } from '../platform/submission/refusal-action.ts'

export type ProblemCardProps = {
  /** What failed, in one sentence. */
  title?: string | undefined
  problem: unknown
  onRetry: () => void
  busy?: boolean | undefined
  className?: string | undefined
}

export function ProblemCard({ title, problem, onRetry, busy, className }: ProblemCardProps) {
  const t = useText()
  const { sentence, reference } = describeProblem(problem, t)
  // To ask again for the practice account would be answered the same (TR-12.2).
  const isOfReal = refusalCodeOf(problem) === 'real_only'
  const toReal = { label: t('shell.switchAccount'), onClick: () => switchAccount('real') }
  return (
    <ErrorCard
      className={className}
      title={title ?? t('shell.couldNotLoad')}
      cause={sentence}
      retry={isOfReal ? toReal : { label: t('shell.retry'), onClick: onRetry, busy }}
      reference={reference}
      copyLabel={t('shell.copy')}
      copiedLabel={t('shell.copied')}
    />
  )
}
