// How the verification stands: its place in the queue, why it was not verified, until when it is.

import { Badge } from '@fairtick/ui/badge'
import { Card } from '@fairtick/ui/card'
import { CircleAlert, Clock, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { ageText } from '../../../platform/duration-text.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import type { Identity } from '../identity-query.ts'
import { ReasonList } from './reason-list.tsx'

type StandingCardProps = { identity: Identity }

export function StandingCard({ identity }: StandingCardProps) {
  switch (identity.status) {
    case 'none':
      return null
    case 'pending':
      return <Pending identity={identity} />
    case 'success':
      return <Verified identity={identity} />
    default:
      return <Failed identity={identity} />
  }
}

function Pending({ identity: { submitTime, place, medianMs, appeal } }: StandingCardProps) {
  const t = useText()
  const { dateTime, count } = useFormats()
  return (
    <Card className="flex flex-col gap-2" aria-label={t('identity.pending')}>
      <Head icon={<Clock />} tone="primary" text={t('identity.pending')} />
      <p className="text-dense text-text">
        {t(appeal === 'pending' ? 'identity.appealPending' : 'identity.pendingText')}
      </p>
      <ul className="tabular flex flex-col gap-1 text-dense text-text2">
        {place !== null && <li>{t('identity.place', { place: count(place) })}</li>}
        {medianMs !== null && <li>{t('identity.median', { time: ageText(medianMs, t) })}</li>}
        {submitTime !== null && <li>{t('identity.sentAt', { time: dateTime(submitTime) })}</li>}
      </ul>
    </Card>
  )
}

function Verified({ identity: { expires, given } }: StandingCardProps) {
  const t = useText()
  const { date } = useFormats()
  return (
    <Card className="flex flex-col gap-2">
      <Head icon={<ShieldCheck />} tone="success" text={t('identity.success')} />
      <p className="text-dense text-text">{t('identity.successText')}</p>
      <ul className="tabular flex flex-col gap-1 text-dense text-text2">
        {given !== null && (
          <li translate="no">
            {given.name} · {given.idNumber}
          </li>
        )}
        {expires !== null && <li>{t('identity.expires', { date: date(expires) })}</li>}
      </ul>
    </Card>
  )
}

function Failed({ identity }: StandingCardProps) {
  const t = useText()
  const { dateTime, count } = useFormats()
  const { reasons, comment, attemptsLeft, fields, nextAttemptTime, given } = identity
  const isExpired = reasons.some(({ code }) => code === 'document_expired') && attemptsLeft === 3
  return (
    <Card className="flex flex-col gap-3">
      {fields.length > 0 ? (
        <Head icon={<CircleAlert />} tone="warn" text={t('settings.identityFailed')} />
      ) : (
        <Head icon={<CircleAlert />} tone="danger" text={t('identity.failed')} />
      )}
      {fields.length > 0 && (
        <p className="text-dense text-text">
          {t(isExpired ? 'identity.expiredText' : 'identity.mend')}
        </p>
      )}
      {!isExpired && <ReasonList reasons={reasons} idType={given?.idType} />}
      {comment !== '' && (
        <div className="rounded-md bg-surface-2 px-3.5 py-3 text-dense">
          <p className="text-caption text-text2">{t('identity.comment')}</p>
          <p className="whitespace-pre-wrap text-text [overflow-wrap:anywhere]">{comment}</p>
        </div>
      )}
      {fields.length > 0 && (
        <p className="tabular text-dense text-text2">
          {t('identity.attempts', { count: count(attemptsLeft) })}
        </p>
      )}
      {nextAttemptTime !== null && (
        <p className="tabular text-dense text-text2">
          {t('identity.nextAttempt', { time: dateTime(nextAttemptTime) })}
        </p>
      )}
    </Card>
  )
}

type HeadProps = { icon: ReactNode; tone: 'primary' | 'success' | 'warn' | 'danger'; text: string }

function Head({ icon, tone, text }: HeadProps) {
  return (
    <h2 className="flex">
      <Badge tone={tone} icon={icon}>
        {text}
      </Badge>
    </h2>
  )
}
