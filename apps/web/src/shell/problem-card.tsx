// A part of a screen that could not be read: the sentence, Retry, and the codes for support.

import { ErrorCard } from '@fairtick/ui/error-card'
import { useText } from '../platform/i18n.ts'
import { describeProblem } from '../platform/problem-text.ts'

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
  return (
    <ErrorCard
      className={className}
      title={title ?? t('shell.couldNotLoad')}
      cause={sentence}
      retry={{ label: t('shell.retry'), onClick: onRetry, busy }}
      reference={reference}
      copyLabel={t('shell.copy')}
      copiedLabel={t('shell.copied')}
    />
  )
}
