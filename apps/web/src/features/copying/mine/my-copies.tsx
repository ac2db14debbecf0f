// Whom I copy and what came of it, with what has ended below.

import { Button, ButtonLink } from '@fairtick/ui/button'
import { EmptyState } from '@fairtick/ui/empty-state'
import { SectionHeader } from '@fairtick/ui/section-header'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import type { PagedList } from '../../../platform/use-paged-list.ts'
import { ProblemCard } from '../../../shell/problem-card.tsx'
import { type Follow, useFollows } from '../use-follows.ts'
import { EndedCard } from './ended-card.tsx'
import { FollowCard } from './follow-card.tsx'

export function MyCopies() {
  const t = useText()
  const running = useFollows('running')
  const ended = useFollows('ended')
  const isNone = running.state === 'ready' && running.rows.length === 0
  return (
    <>
      <SectionHeader
        title={t('copying.running')}
        action={{ label: t('copying.records'), href: hrefOf('/pages/signalchannel/records') }}
      />
      <Follows list={running}>
        {running.rows.map((follow) => (
          <FollowCard key={follow.id} follow={follow} />
        ))}
      </Follows>
      {isNone && (
        <EmptyState
          icon={<Copy />}
          action={
            <ButtonLink href={hrefOf('/pages/signalchannel')}>{t('copying.toLeaders')}</ButtonLink>
          }
        >
          {t('copying.emptyMine')}
        </EmptyState>
      )}
      {(ended.state === 'failed' || ended.rows.length > 0) && (
        <>
          <SectionHeader title={t('copying.ended')} />
          <Follows list={ended}>
            {ended.rows.map((follow) => (
              <EndedCard key={follow.id} follow={follow} />
            ))}
          </Follows>
        </>
      )}
    </>
  )
}

type FollowsProps = { list: PagedList<Follow>; children: readonly ReactNode[] }

function Follows({ list, children }: FollowsProps) {
  const t = useText()
  if (list.state === 'loading') return <SkeletonRows rows={4} label={t('shell.loading')} />
  if (list.state === 'failed') {
    return <ProblemCard problem={list.problem} onRetry={list.retry} busy={list.isRetrying} />
  }
  return (
    <>
      {children}
      {list.hasMore && (
        <Button tone="soft" block busy={list.isLoadingMore} onClick={list.loadMore}>
          {t('shell.loadMore')}
        </Button>
      )}
    </>
  )
}
