// Who it is: letter, name, how long they lead, how many follow, and what one has to know first.

import { DAY_MS } from '@fairtick/core/time/duration'
import { Avatar } from '@fairtick/ui/avatar'
import { Badge } from '@fairtick/ui/badge'
import { CircleStop, UserRoundCheck, UsersRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { serverClock } from '../../../platform/clock.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import type { Leader } from '../leader-reads.ts'

type LeaderHeadProps = { leader: Leader; end?: ReactNode }

export function LeaderHead({ leader, end }: LeaderHeadProps) {
  const t = useText()
  const { count } = useFormats()
  const [nowMs] = useState(() => serverClock.nowMs())
  const { name, since, followers, stopped, isFull, isMine } = leader
  const days = Math.max(0, Math.floor(((stopped?.time ?? nowMs) - since) / DAY_MS))
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} />
      <div className="min-w-0 flex-1">
        <p translate="no" className="text-body font-semibold wrap-anywhere text-text">
          {name}
        </p>
        <p className="tabular text-caption text-text2">
          {t('leaders.daysLeading', { days: t('shell.daysShort', { count: days }) })}
          {' · '}
          {t('leaders.followers', { count: count(followers) })}
        </p>
        <p className="flex flex-wrap gap-1.5 pt-1 empty:hidden">
          {stopped !== null && <Badge icon={<CircleStop />}>{t('leaders.stopped')}</Badge>}
          {stopped === null && isFull && <Badge icon={<UsersRound />}>{t('leaders.full')}</Badge>}
          {isMine && (
            <Badge tone="primary" icon={<UserRoundCheck />}>
              {t('leaders.mine')}
            </Badge>
          )}
        </p>
      </div>
      {end}
    </div>
  )
}
