// Contracts that have ended, by day, page by page.

import { Amount } from '@fairtick/ui/amount'
import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ProblemCard } from '../../../app/problem-card.tsx'
import { type DayGroup, groupByDay } from '../../../platform/day-groups.ts'
import { directionOf, useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import type { ContractQuery } from '../contract-filter.ts'
import { contractPages } from '../contract-pages.ts'
import { sumResults } from '../contract-result.ts'
import { EndedContract } from './ended-contract.tsx'

export type EndedContractsProps = {
  query: ContractQuery
  /** Shown when there is nothing. */
  empty: ReactNode
}

export function EndedContracts({ query, empty }: EndedContractsProps) {
  const t = useText()
  const { data, error, refetch, isFetching, ...more } = useInfiniteQuery(contractPages(query))
  if (error && data === undefined) {
    return <ProblemCard problem={error} onRetry={refetch} busy={isFetching} className="mt-3" />
  }
  if (data === undefined) return <SkeletonRows rows={6} label={t('shell.loading')} />
  // Pages shift when an order ends in between: each row counts once.
  const rows = new Map(data.pages.flatMap((page) => page.data).map((row) => [row.id, row]))
  const groups = groupByDay([...rows.values()], endTimeOf)
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

function endTimeOf({ closeTime, orderTime }: WireContract): number {
  return closeTime ?? orderTime
}

function Day({ group, sum }: { group: DayGroup<WireContract>; sum: 'known' | 'unknown' }) {
  const t = useText()
  const { day, signedMoney } = useFormats()
  const hasResult = group.rows.some(({ status }) => status === 'closed')
  const result = sumResults(group.rows)
  return (
    <section>
      <div className="flex min-h-9 items-center justify-between px-1">
        <h2 className="text-dense font-semibold text-text2">{day(group.dayMs)}</h2>
        {sum === 'known' && hasResult && (
          <span className="flex items-baseline gap-1.5 text-caption text-text3">
            {t('orders.dayResult')}
            <Amount text={signedMoney(result)} direction={directionOf(result)} size="dense" />
          </span>
        )}
      </div>
      <Card padding="none" className="px-4">
        <ul className="divide-y divide-divider">
          {group.rows.map((order) => (
            <li key={order.id}>
              <EndedContract order={order} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
