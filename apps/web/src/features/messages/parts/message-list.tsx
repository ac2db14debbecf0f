// The system messages by day, in every state the list can be in.

import { Button, ButtonLink } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { EmptyState } from '@fairtick/ui/empty-state'
import { List } from '@fairtick/ui/list-row'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import { ProblemCard } from '../../../app/problem-card.tsx'
import { groupByDay } from '../../../platform/day-groups.ts'
import { DayHeading } from '../../../platform/day-heading.tsx'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { useMessageList } from '../use-messages.ts'
import { MessageRow } from './message-row.tsx'

export function MessageList() {
  const t = useText()
  const messages = useMessageList()
  if (messages.state === 'loading') {
    return (
      <Card padding="none" className="mx-gutter mt-3 px-4 py-1">
        <SkeletonRows rows={6} label={t('shell.loading')} />
      </Card>
    )
  }
  if (messages.state === 'failed') {
    return (
      <ProblemCard className="mx-gutter mt-3" problem={messages.problem} onRetry={messages.retry} />
    )
  }
  if (messages.rows.length === 0) {
    return (
      <EmptyState
        action={
          <ButtonLink tone="outline" href={hrefOf('/pages/home/market')}>
            {t('messages.toMarket')}
          </ButtonLink>
        }
      >
        {t('messages.empty')}
      </EmptyState>
    )
  }
  return (
    <div className="pb-6">
      {groupByDay(messages.rows, ({ time }) => time).map(({ dayMs, rows }) => (
        <section key={`${dayMs}-${rows[0]?.id}`}>
          <DayHeading dayMs={dayMs} />
          <Card padding="none" className="mx-gutter px-3.5">
            <List>
              {rows.map((message) => (
                <MessageRow key={message.id} message={message} />
              ))}
            </List>
          </Card>
        </section>
      ))}
      {messages.hasMore && (
        <div className="px-gutter pt-4">
          <Button tone="soft" block busy={messages.isLoadingMore} onClick={messages.loadMore}>
            {t('shell.loadMore')}
          </Button>
        </div>
      )}
    </div>
  )
}
