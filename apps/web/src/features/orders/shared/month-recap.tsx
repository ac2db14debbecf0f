// What a month of closed trades brought: the sum, how many won, and each day in a calendar. The
// server works out every figure, of the whole month, whatever page of the list is loaded.

import { Amount } from '@fairtick/ui/amount'
import { Card } from '@fairtick/ui/card'
import { StatGrid } from '@fairtick/ui/definition-list'
import { IconButton } from '@fairtick/ui/icon-button'
import { joinClasses } from '@fairtick/ui/join-classes'
import type { CallResult } from '@fairtick/wire/api-contract'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../platform/client-instance.ts'
import { useClientState } from '../../../platform/client-state.ts'
import { serverClock } from '../../../platform/clock.ts'
import { directionOf, useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { ownZone } from '../../../platform/own-zone.ts'
import { ProblemCard } from '../../../shell/problem-card.tsx'
import { monthOf, nextMonth } from './month-days.ts'
import { ResultCalendar } from './result-calendar.tsx'

type Recap = NonNullable<CallResult<'contractRecords'>['recap']>

type MonthRecapProps = {
  product: 'contract' | 'option'
  /** Shows the list of one day, as `2026-11-24`. */
  onDay: (day: string) => void
}

export function MonthRecap({ product, onDay }: MonthRecapProps) {
  const t = useText()
  const { month: monthText } = useFormats()
  const thisMonth = monthOf(serverClock.nowMs())
  const [month, setMonth] = useState(thisMonth)
  const { data, error, refetch, isFetching } = useRecap(product, month)
  return (
    <Card className="mt-3 flex flex-col gap-3">
      <div className="-my-2 flex items-center justify-between">
        <h2 className="text-body font-semibold text-text">{monthText(month)}</h2>
        <span className="-me-2.5 flex">
          <IconButton
            label={t('orders.monthBefore')}
            icon={<ChevronLeft className="size-5" />}
            onClick={() => setMonth(nextMonth(month, -1))}
          />
          <IconButton
            label={t('orders.monthAfter')}
            icon={<ChevronRight className="size-5" />}
            disabled={month >= thisMonth}
            onClick={() => setMonth(nextMonth(month, 1))}
          />
        </span>
      </div>
      {data === undefined && error !== null && (
        <ProblemCard
          problem={error}
          onRetry={() => void refetch()}
          busy={isFetching}
          className="px-0 shadow-none"
        />
      )}
      {(data !== undefined || error === null) && (
        <>
          <Figures recap={data} product={product} />
          <ResultCalendar month={month} days={data?.days ?? []} onDay={onDay} />
        </>
      )}
    </Card>
  )
}

type FiguresProps = {
  /** undefined while it is read: as high as it will be. */
  recap: Recap | undefined
  product: MonthRecapProps['product']
}

function Figures({ recap, product }: FiguresProps) {
  const t = useText()
  const { signedMoney, plainPercent, count } = useFormats()
  const masked = useClientState((state) => state.amounts) === 'masked'
  const mask = { masked, maskedLabel: t('account.amountHidden') }
  const amount = (text: string | null | undefined) => (
    <Amount {...mask} text={text && signedMoney(text)} direction={directionOf(text)} size="dense" />
  )
  const ended = t(product === 'contract' ? 'orders.recapContracts' : 'orders.recapOptions', {
    count: count(recap?.count ?? 0),
    wins: count(recap?.wins ?? 0),
    losses: count(recap?.losses ?? 0),
  })
  return (
    <>
      <StatGrid
        items={[
          { id: 'net', label: t('orders.monthNet'), value: amount(recap?.net) },
          {
            id: 'rate',
            label: t('orders.winRate'),
            value: recap?.winRate == null ? '—' : plainPercent(recap.winRate),
          },
          { id: 'average', label: t('orders.average'), value: amount(recap?.average) },
        ]}
      />
      <p className={joinClasses('text-caption text-text3', recap === undefined && 'invisible')}>
        {ended}
      </p>
    </>
  )
}

function useRecap(product: MonthRecapProps['product'], month: number) {
  return useQuery({
    queryKey: [product === 'contract' ? 'contracts' : 'options', 'recap', month],
    queryFn: async () => {
      const query = {
        page: '1',
        size: '1',
        status: 'closed',
        recap: 'month',
        zone: ownZone(),
        from: String(month),
        to: String(nextMonth(month, 1) - 1),
      } as const
      const page =
        product === 'contract'
          ? await call('contractRecords', { query })
          : await call('optionOrders', { query })
      if (page.recap === null) throw new Error('no recap was told')
      return page.recap
    },
  })
}
