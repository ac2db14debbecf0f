// A paged list by day or month, in every state; what rows and headings are, each screen says.

import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { List } from '@fairtick/ui/list-row'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import { Fragment, type ReactNode } from 'react'
import { type DayGroup, groupByDay, type Period } from '../platform/day-groups.ts'
import { useText } from '../platform/i18n.ts'
import type { PagedList } from '../platform/use-paged-list.ts'
import { ProblemCard } from './problem-card.tsx'

export type PagesByDayProps<Row> = {
  list: PagedList<Row>
  timeOf: (row: Row) => number
  by?: Period | undefined
  heading: (day: DayGroup<Row>) => ReactNode
  /** One item of a list. */
  row: (row: Row) => ReactNode
  /** Shown when there is nothing. */
  empty: ReactNode
}

const SKELETON_ROWS = 6

export function PagesByDay<Row extends { readonly id: string }>(props: PagesByDayProps<Row>) {
  const { list, timeOf, by = 'day', heading, row, empty } = props
  const t = useText()
  if (list.state === 'loading') {
    return (
      <Card padding="none" className="mt-3 px-4 py-1">
        <SkeletonRows rows={SKELETON_ROWS} label={t('shell.loading')} />
      </Card>
    )
  }
  if (list.state === 'failed') {
    const { problem, retry, isRetrying } = list
    return <ProblemCard problem={problem} onRetry={retry} busy={isRetrying} className="mt-3" />
  }
  const days = groupByDay(list.rows, timeOf, by)
  if (days.length === 0) return empty
  return (
    <div className="flex flex-col gap-3 pt-2 pb-6">
      {days.map((day) => (
        <section key={`${day.dayMs}-${day.rows[0]?.id}`}>
          {heading(day)}
          <Card padding="none" className="px-4">
            <List>
              {day.rows.map((each) => (
                <Fragment key={each.id}>{row(each)}</Fragment>
              ))}
            </List>
          </Card>
        </section>
      ))}
      {list.hasMore && (
        <Button tone="soft" block busy={list.isLoadingMore} onClick={list.loadMore}>
          {t('shell.loadMore')}
        </Button>
      )}
    </div>
  )
}
