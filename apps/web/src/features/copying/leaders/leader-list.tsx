// The lead traders in a chosen order; first of all by what their followers really got (TR-10.8).

import { Button, ButtonLink } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { ChipGroup } from '@fairtick/ui/chip-group'
import { EmptyState } from '@fairtick/ui/empty-state'
import { Skeleton } from '@fairtick/ui/skeleton'
import { LEADER_SORTS, type LeaderSort } from '@fairtick/wire/leader-rules'
import { UsersRound } from 'lucide-react'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { useNavigation, useSearchTexts } from '../../../platform/navigation.ts'
import { hrefOf } from '../../../platform/paths.ts'
import type { PagedList } from '../../../platform/use-paged-list.ts'
import { ProblemCard } from '../../../shell/problem-card.tsx'
import { type Leader, sortOf, useLeaders } from '../leader-reads.ts'
import { LeaderCard } from './leader-card.tsx'

export function LeaderList() {
  const t = useText()
  const { replace } = useNavigation()
  const sort = sortOf(useSearchTexts().sort)
  const list = useLeaders(sort)
  return (
    <>
      <ChipGroup
        label={t('leaders.sort')}
        value={sort}
        onChange={(next) => replace('/pages/signalchannel', { sort: next })}
        options={LEADER_SORTS.map((value) => ({ value, label: t(SORT_NAMES[value]) }))}
      />
      <Leaders list={list} />
      {/* Below a list that is on its way it would move. */}
      {list.state !== 'loading' && <LeadCard />}
    </>
  )
}

function LeadCard() {
  const t = useText()
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-dense font-semibold text-text">{t('leaders.leadTitle')}</h2>
      <p className="text-dense text-text2">{t('leaders.leadText')}</p>
      <ButtonLink tone="soft" block href={hrefOf('/pages/signalchannel/lead')}>
        {t('leaders.leadTerms')}
      </ButtonLink>
    </Card>
  )
}

function Leaders({ list }: { list: PagedList<Leader> }) {
  const t = useText()
  if (list.state === 'loading') return <LeadersSkeleton />
  if (list.state === 'failed') {
    return <ProblemCard problem={list.problem} onRetry={list.retry} busy={list.isRetrying} />
  }
  if (list.rows.length === 0) {
    return <EmptyState icon={<UsersRound />}>{t('leaders.empty')}</EmptyState>
  }
  return (
    <>
      <ul className="flex flex-col gap-3">
        {list.rows.map((leader) => (
          <li key={leader.id}>
            <LeaderCard leader={leader} />
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <Button tone="soft" block busy={list.isLoadingMore} onClick={list.loadMore}>
          {t('shell.loadMore')}
        </Button>
      )}
      <p className="px-1 text-caption text-text2">{t('leaders.footnote')}</p>
    </>
  )
}

function LeadersSkeleton() {
  const t = useText()
  return (
    <div className="flex flex-col gap-3">
      <p className="sr-only">{t('shell.loading')}</p>
      {['first', 'second'].map((place) => (
        <Card key={place} className="flex flex-col gap-3">
          <Skeleton className="h-10 w-48" />
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-12 w-full" />
        </Card>
      ))}
    </div>
  )
}

const SORT_NAMES: Readonly<Record<LeaderSort, TextKey>> = {
  copiers: 'leaders.sortCopiers',
  roi90d: 'leaders.sortRoi90d',
  drawdown: 'leaders.sortDrawdown',
  followers: 'leaders.sortFollowers',
  newest: 'leaders.sortNewest',
}
