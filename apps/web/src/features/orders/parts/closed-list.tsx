// Settled options by day, page by page.

import { Amount } from '@fairtick/ui/amount'
import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import type { WireOption } from '@fairtick/wire/socket/frames'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ProblemCard } from '../../../app/problem-card.tsx'
import { useInstruments } from '../../../live/instruments.ts'
import { type DayGroup, groupByDay } from '../../../platform/day-groups.ts'
import { directionOf, useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { ClosedOption } from '../../options/parts/closed-option.tsx'
import { type OptionFilter, optionPages } from '../option-pages.ts'
import { sumProfits } from '../profit-sum.ts'

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
  // Pages shift when an option settles in between: each row counts once.
  const rows = new Map(data.pages.flatMap((page) => page.data).map((row) => [row.id, row]))
  const groups = groupByDay([...rows.values()], ({ expiryTime }) => expiryTime)
  if (groups.length === 0) return empty
  return (
    <div className="flex flex-col gap-3 pt-2">
      {groups.map((group, at) => (
        <Day
          key={group.dayMs}
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

function Day({ group, sum }: { group: DayGroup<WireOption>; sum: 'known' | 'unknown' }) {
  const t = useText()
  const { day, signedMoney } = useFormats()
  const instruments = useInstruments()
  const profit = sumProfits(group.rows)
  return (
    <section>
      <div className="flex min-h-9 items-center justify-between px-1">
        <h2 className="text-dense font-semibold text-text2">{day(group.dayMs)}</h2>
        {sum === 'known' && (
          <span className="flex items-baseline gap-1.5 text-caption text-text3">
            {t('orders.dayResult')}
            <Amount text={signedMoney(profit)} direction={directionOf(profit)} size="dense" />
          </span>
        )}
      </div>
      <Card padding="none" className="px-4">
        <ul className="divide-y divide-divider">
          {group.rows.map((option) => (
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
