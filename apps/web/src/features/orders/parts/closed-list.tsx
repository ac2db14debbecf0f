// Settled options by day, page by page.

import { Amount } from '@fairtick/ui/amount'
import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ProblemCard } from '../../../app/problem-card.tsx'
import { useInstruments } from '../../../live/instruments.ts'
import { directionOf, useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { ClosedOption } from '../../options/parts/closed-option.tsx'
import { type DayGroup, groupByDay } from '../day-groups.ts'
import { type OptionFilter, optionPages } from '../option-pages.ts'

export type ClosedListProps = {
  filter: OptionFilter
  /** Shown when there is nothing. */
  empty: ReactNode
}

export function ClosedList({ filter, empty }: ClosedListProps) {
  const t = useText()
  const { data, error, refetch, isFetching, ...more } = useInfiniteQuery(optionPages(filter))
  if (error && data === undefined) {
    return <ProblemCard problem={error} onRetry={refetch} busy={isFetching} className="mt-3" />
  }
  if (data === undefined) return <SkeletonRows rows={6} label={t('shell.loading')} />
  const groups = groupByDay(data.pages.flatMap((page) => page.data))
  if (groups.length === 0) return empty
  return (
    <div className="flex flex-col gap-3 pt-2">
      {groups.map((group, at) => (
        <Day
          key={group.atMs}
          group={group}
          // The last day may go on in the next page: its sum is not known yet.
          sum={more.hasNextPage && at === groups.length - 1 ? 'unknown' : 'known'}
        />
      ))}
      {more.hasNextPage && (
        <Button
          tone="soft"
          busy={more.isFetchingNextPage}
          onClick={() => void more.fetchNextPage()}
          className="self-center"
        >
          {t('shell.loadMore')}
        </Button>
      )}
    </div>
  )
}

function Day({ group, sum }: { group: DayGroup; sum: 'known' | 'unknown' }) {
  const t = useText()
  const { day, signedMoney } = useFormats()
  const instruments = useInstruments()
  return (
    <section>
      <div className="flex min-h-9 items-center justify-between px-1">
        <h2 className="text-dense font-semibold text-text2">{day(group.atMs)}</h2>
        {sum === 'known' && (
          <span className="flex items-baseline gap-1.5 text-caption text-text3">
            {t('orders.dayResult')}
            <Amount
              text={signedMoney(group.profit)}
              direction={directionOf(group.profit)}
              size="dense"
            />
          </span>
        )}
      </div>
      <Card padding="none" className="px-4">
        <ul className="divide-y divide-divider">
          {group.options.map((option) => (
            <li key={option.id}>
              <ClosedOption
                option={option}
                instrument={instruments?.find(({ symbol }) => symbol === option.symbol)}
              />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
