// One activity: its state as a word, its dates, and the ways to its rules and its screen.

import { Badge, type Tone } from '@fairtick/ui/badge'
import { Button, ButtonLink } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import type { ActivityState } from '@fairtick/wire/content-kinds'
import { orUnknown } from '@fairtick/wire/or-unknown'
import { CalendarClock } from 'lucide-react'
import { screenHref } from '../../../platform/announcement-href.ts'
import { ForeignTextNote } from '../../../platform/foreign-text.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { type Activity, isJoinable } from '../is-joinable.ts'

type ActivityCardProps = {
  activity: Activity
  onRules: () => void
}

export function ActivityCard({ activity, onRules }: ActivityCardProps) {
  const t = useText()
  const { title, summary, state, link, language } = activity
  const href = state === 'open' ? screenHref(link) : undefined
  const shown = state === 'open' && activity.joined !== null ? JOINED : STATES[state]
  const mayJoin = isJoinable(activity)
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-col items-start gap-1.5">
        <Badge tone={shown.tone}>{t(shown.label)}</Badge>
        <h2 lang={language} className="text-title font-semibold text-text">
          {title}
        </h2>
        <ForeignTextNote language={language} />
        {summary !== '' && (
          <p lang={language} className="text-body text-text2">
            {summary}
          </p>
        )}
        <Span activity={activity} />
        <JoinedNote activity={activity} />
      </div>
      <div className="grid gap-2.5 [grid-template-columns:repeat(auto-fit,minmax(8rem,1fr))]">
        <Button tone={mayJoin ? 'primary' : 'soft'} block onClick={onRules}>
          {t(mayJoin ? 'activities.join' : 'activities.rules')}
        </Button>
        {href !== undefined && (
          <ButtonLink href={href} block>
            {t('content.goThere')}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

/** With year and zone: an activity ends at one moment, wherever its reader is. */
function Span({ activity: { from, until } }: Pick<ActivityCardProps, 'activity'>) {
  const t = useText()
  const { fullTime } = useFormats()
  if (from === null && until === null) return null
  return (
    <p className="tabular flex items-start gap-2 text-dense text-text2">
      <CalendarClock aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-text3" />
      <span>
        {from !== null && (
          <span className="block">{t('activities.from', { time: fullTime(from) })}</span>
        )}
        {until !== null && (
          <span className="block">{t('activities.until', { time: fullTime(until) })}</span>
        )}
      </span>
    </p>
  )
}

/** When it was joined and under which rules; whether those are still the ones that stand. */
function JoinedNote({ activity: { joined, version } }: Pick<ActivityCardProps, 'activity'>) {
  const t = useText()
  const { fullTime } = useFormats()
  if (joined === null) return null
  const values = { time: fullTime(joined.time), version: String(joined.version) }
  return (
    <p className="text-dense text-text2">
      {t('activities.joinedAt', values)}
      {joined.version < version && (
        <span className="block">{t('activities.joinedOlder', { version: String(version) })}</span>
      )}
    </p>
  )
}

const JOINED = { tone: 'success', label: 'activities.joined' } as const

const STATES: Readonly<Record<ActivityState, { tone: Tone; label: TextKey }>> = orUnknown(
  {
    open: { tone: 'success', label: 'activities.open' },
    upcoming: { tone: 'primary', label: 'activities.upcoming' },
    ended: { tone: 'neutral', label: 'activities.ended' },
  },
  { tone: 'neutral', label: 'shell.unknown' },
)
