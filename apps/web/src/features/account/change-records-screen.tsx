// Every change of the balance: filtered by cause, by day, each with the balance after it.

import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { ChipGroup } from '@fairtick/ui/chip-group'
import { EmptyState } from '@fairtick/ui/empty-state'
import { List } from '@fairtick/ui/list-row'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import { useState } from 'react'
import { ProblemCard } from '../../app/problem-card.tsx'
import { Screen } from '../../app/screen.tsx'
import { groupByDay } from '../../platform/day-groups.ts'
import { DayHeading } from '../../platform/day-heading.tsx'
import { useText } from '../../platform/i18n.ts'
import type { PagedList } from '../../platform/use-paged-list.ts'
import { CAUSE_NAMES, CHANGE_CAUSES, type ChangeCause, type MoneyChange } from './change-look.ts'
import { ChangeRow } from './parts/change-row.tsx'
import { useMoneyChanges } from './use-money-changes.ts'

const ALL = 'all'

export function ChangeRecordsScreen() {
  const t = useText()
  const [cause, setCause] = useState<ChangeCause | typeof ALL>(ALL)
  const changes = useMoneyChanges(cause === ALL ? null : cause)
  const clear = () => setCause(ALL)
  return (
    <Screen title={t('account.changesTitle')}>
      <div className="px-gutter pt-2">
        <ChipGroup
          label={t('account.filterLabel')}
          value={cause}
          onChange={setCause}
          options={[
            { value: ALL, label: t('account.causeAll') },
            ...CHANGE_CAUSES.map((value) => ({ value, label: t(CAUSE_NAMES[value]) })),
          ]}
        />
      </div>
      <Changes changes={changes} onClear={cause === ALL ? undefined : clear} />
    </Screen>
  )
}

type ChangesProps = {
  changes: PagedList<MoneyChange>
  /** Takes the filter away, when there is one. */
  onClear: (() => void) | undefined
}

function Changes({ changes, onClear }: ChangesProps) {
  const t = useText()
  switch (changes.state) {
    case 'loading':
      return (
        <Card padding="none" className="mx-gutter mt-3 px-4 py-1">
          <SkeletonRows rows={8} label={t('shell.loading')} />
        </Card>
      )
    case 'failed':
      return (
        <ProblemCard className="mx-gutter mt-3" problem={changes.problem} onRetry={changes.retry} />
      )
    case 'ready':
      return changes.rows.length === 0 ? (
        <NoChanges onClear={onClear} />
      ) : (
        <ChangesByDay changes={changes} />
      )
    default:
      return changes.state satisfies never
  }
}

function ChangesByDay({ changes }: { changes: PagedList<MoneyChange> }) {
  const t = useText()
  return (
    <div className="pb-8">
      {groupByDay(changes.rows, ({ time }) => time).map(({ dayMs, rows }) => (
        <section key={`${dayMs}-${rows[0]?.id}`}>
          <DayHeading dayMs={dayMs} />
          <Card padding="none" className="mx-gutter px-4 py-1">
            <List>
              {rows.map((change) => (
                <ChangeRow key={change.id} change={change} when="time" />
              ))}
            </List>
          </Card>
        </section>
      ))}
      {changes.hasMore && (
        <div className="px-gutter pt-4">
          <Button tone="soft" block busy={changes.isLoadingMore} onClick={changes.loadMore}>
            {t('shell.loadMore')}
          </Button>
        </div>
      )}
    </div>
  )
}

function NoChanges({ onClear }: { onClear: (() => void) | undefined }) {
  const t = useText()
  if (onClear === undefined) return <EmptyState>{t('account.changesEmpty')}</EmptyState>
  return (
    <EmptyState
      action={
        <Button tone="outline" onClick={onClear}>
          {t('account.clearFilter')}
        </Button>
      }
    >
      {t('account.changesNoMatch')}
    </EmptyState>
  )
}
