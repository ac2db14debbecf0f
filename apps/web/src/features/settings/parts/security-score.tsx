// How well the account is guarded, in points, and what would add to them next.

import { Card } from '@fairtick/ui/card'
import { ProgressBar } from '@fairtick/ui/progress-bar'
import { SCORE_POINTS } from '@fairtick/wire/security-score'
import { useQuery } from '@tanstack/react-query'
import { type Say, useText } from '../../../platform/i18n.ts'
import { securityQuery, userQuery } from '../../../platform/shared-queries.ts'

export function SecurityScore() {
  const t = useText()
  const { data: user } = useQuery(userQuery)
  const { data: security } = useQuery(securityQuery)
  const hasFactor = security && security.passkeys.length + security.factors.length > 0
  return (
    <Card className="flex flex-col gap-2">
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-body font-semibold text-text">{t('settings.score')}</span>
        <span className="tabular text-dense text-text2">
          {user ? t('settings.scoreOf', { score: user.score }) : '—'}
        </span>
      </p>
      <ProgressBar label={t('settings.score')} percent={user?.score ?? 0} />
      <p className="min-h-[1lh] text-dense text-text2">
        {user &&
          hasFactor !== undefined &&
          nextStep(t, {
            ...{ hasFundPassword: user.hasWithdrawPassword, hasFactor },
            isVerified: user.verified,
          })}
      </p>
    </Card>
  )
}

/** One at a time: its line is kept free, so that nothing moves when it comes. */
function nextStep(t: Say, { hasFundPassword, hasFactor, isVerified }: Guards): string {
  if (!hasFundPassword) {
    return t('settings.scoreFundPassword', { points: SCORE_POINTS.fundPassword })
  }
  if (!hasFactor) return t('settings.scoreTwoStep', { points: SCORE_POINTS.secondFactor })
  if (!isVerified) return t('settings.scoreIdentity', { points: SCORE_POINTS.identity })
  return t('settings.scoreWhole')
}

type Guards = {
  readonly hasFundPassword: boolean
  readonly hasFactor: boolean
  readonly isVerified: boolean
}
