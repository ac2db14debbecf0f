// The members of a level, newest first, in every state the list can be in.

import { Amount } from '@fairtick/ui/amount'
import { Avatar } from '@fairtick/ui/avatar'
import { Badge } from '@fairtick/ui/badge'
import { Button, ButtonLink } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { EmptyState } from '@fairtick/ui/empty-state'
import { List, ListRow } from '@fairtick/ui/list-row'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import { CircleCheck, UsersRound } from 'lucide-react'
import { useClientState } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { NoMatch } from '../../../platform/no-match.tsx'
import { timeOfDate } from '../../../platform/operator-date.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { ProblemCard } from '../../../shell/problem-card.tsx'
import type { Member, Team, TeamLevel } from '../use-team.ts'

export type MemberListProps = {
  team: Team
  level: TeamLevel
  /** Takes the filter away; undefined: there is none. */
  onClear: (() => void) | undefined
}

const SKELETON_ROWS = 4

export function MemberList({ team, level, onClear }: MemberListProps) {
  const t = useText()
  if (team.state === 'failed') {
    return (
      <ProblemCard
        problem={team.problem}
        onRetry={team.retry}
        busy={team.isRetrying}
        className="mt-1"
      />
    )
  }
  if (team.state === 'ready' && team.rows.length === 0) {
    return <NoMembers level={level} onClear={onClear} />
  }
  return (
    <div className="flex flex-col gap-3 pt-1">
      <Card padding="none" className="px-4">
        {team.state === 'loading' && (
          <SkeletonRows rows={SKELETON_ROWS} label={t('shell.loading')} />
        )}
        <List>
          {team.rows.map((member) => (
            <MemberRow key={member.id} member={member} />
          ))}
        </List>
      </Card>
      {team.hasMore && (
        <Button tone="soft" block busy={team.isLoadingMore} onClick={team.loadMore}>
          {t('shell.loadMore')}
        </Button>
      )}
      <p className="px-1 text-caption text-text3">{t('team.masked')}</p>
    </div>
  )
}

function MemberRow({ member }: { member: Member }) {
  const t = useText()
  const { money, fee, date } = useFormats()
  const masked = useClientState((state) => state.amounts) === 'masked'
  return (
    <ListRow
      leading={<Avatar name={member.nickname} sizePx={36} />}
      title={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span translate="no" className="text-dense font-semibold break-all">
            {member.nickname}
          </span>
          {member.deposited && (
            <Badge tone="success" icon={<CircleCheck />}>
              {t('team.depositors')}
            </Badge>
          )}
        </span>
      }
      subtitle={
        <span className="tabular block">
          <span className="block">{t('team.joined', { date: date(member.time) })}</span>
          {t('team.volume', { amount: masked ? '••••' : money(member.volume) })}
          {member.earning && (
            <span className="block">
              {t(member.earning.hasEnded ? 'team.earnedUntil' : 'team.earnsUntil', {
                date: date(timeOfDate(member.earning.lastDay)),
              })}
            </span>
          )}
        </span>
      }
      trailing={
        <span className="flex flex-col items-end">
          <Amount
            text={fee(member.rewards)}
            size="dense"
            mark="hidden"
            masked={masked}
            maskedLabel={t('account.amountHidden')}
          />
          <span className="text-caption text-text3">{t('team.myRewards')}</span>
        </span>
      }
    />
  )
}

function NoMembers({ level, onClear }: Pick<MemberListProps, 'level' | 'onClear'>) {
  const t = useText()
  if (onClear !== undefined) return <NoMatch onClear={onClear} />
  return (
    <EmptyState
      icon={<UsersRound />}
      action={<ButtonLink href={hrefOf('/pages/user/share')}>{t('team.invite')}</ButtonLink>}
    >
      {t(level === '1' ? 'team.emptyOne' : 'team.emptyDeeper')}
    </EmptyState>
  )
}
