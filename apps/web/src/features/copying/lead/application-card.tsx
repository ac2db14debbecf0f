// How the newest application stands, and why where it was not approved.

import { Badge, type Tone } from '@fairtick/ui/badge'
import { Card } from '@fairtick/ui/card'
import { orUnknown } from '@fairtick/wire/or-unknown'
import { useFormats } from '../../../platform/formats.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { LEADING_REASONS } from './leading-reasons.ts'
import type { Leading } from './use-leading.ts'

type Application = NonNullable<Leading['application']>

export function ApplicationCard({ application }: { application: Application }) {
  const t = useText()
  const { dateTime, percent } = useFormats()
  const { status, reason, time, name, profitShare } = application
  const { tone, word } = STATUSES[status]
  return (
    <Card className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-dense font-semibold text-text">{t('leaders.application')}</h2>
        <Badge tone={tone}>{t(word)}</Badge>
      </div>
      <p className="text-dense text-text wrap-anywhere">
        <span translate="no">{name}</span>
        {` · ${t('leaders.profitShare')} ${percent(profitShare)}`}
      </p>
      {reason !== null && <p className="text-dense text-text2">{t(LEADING_REASONS[reason])}</p>}
      <p className="tabular text-caption text-text3">
        {t('leaders.appliedAt', { time: dateTime(time) })}
      </p>
    </Card>
  )
}

type Status = { readonly tone: Tone; readonly word: TextKey }

const STATUSES = orUnknown(
  {
    pending: { tone: 'warn', word: 'leaders.statusPending' },
    approved: { tone: 'success', word: 'leaders.statusApproved' },
    rejected: { tone: 'danger', word: 'leaders.statusRejected' },
    replaced: { tone: 'neutral', word: 'leaders.statusReplaced' },
  } as const satisfies Record<Application['status'], Status>,
  { tone: 'neutral', word: 'shell.unknown' } as const satisfies Status,
)
