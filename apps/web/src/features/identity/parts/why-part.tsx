// Before anything is asked: why, what it adds, what one needs, how it is kept.

import { SCORE_POINTS } from '@fairtick/wire/security-score'
import type { ReactNode } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import type { Identity } from '../identity-query.ts'

export function WhyPart({ identity }: { identity: Identity }) {
  const t = useText()
  const { money, count } = useFormats()
  const { withdrawalMaxWithout: maximum, dayCode } = identity
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-1.5">
        <h2 className="text-body font-semibold text-text">{t('identity.whyTitle')}</h2>
        <p className="text-dense text-text2">{t('identity.whyText')}</p>
      </div>
      <Points title={t('identity.unlocks')}>
        <li>{t('identity.unlockScore', { points: SCORE_POINTS.identity })}</li>
        {maximum !== null && <li>{t('identity.unlockWithdraw', { amount: money(maximum) })}</li>}
      </Points>
      <Points title={t('identity.need')}>
        <li>{t('identity.needDocument')}</li>
        <li>{t('identity.needPhotos')}</li>
        {dayCode !== null && <li>{t('identity.needCode')}</li>}
      </Points>
      <div className="flex flex-col gap-1">
        <h3 className="text-dense font-semibold text-text">{t('identity.kept')}</h3>
        <p className="text-dense text-text2">
          {t('identity.keptText', { days: count(identity.keptDays) })}
        </p>
      </div>
    </div>
  )
}

function Points({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <h3 className="text-dense font-semibold text-text">{title}</h3>
      <ul className="flex list-disc flex-col gap-1 ps-5 text-dense text-text2">{children}</ul>
    </div>
  )
}
