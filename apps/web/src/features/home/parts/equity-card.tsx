// What the account is worth now, what today brought, and the two ways of money.

import { Amount } from '@fairtick/ui/amount'
import { Card } from '@fairtick/ui/card'
import { StatGrid } from '@fairtick/ui/definition-list'
import { IconButton } from '@fairtick/ui/icon-button'
import { Skeleton } from '@fairtick/ui/skeleton'
import type { CallResult } from '@fairtick/wire/api-contract'
import { useQuery } from '@tanstack/react-query'
import { Eye, EyeOff } from 'lucide-react'
import { liveSummary } from '../../../live/live-summary.ts'
import { useLiveFigures } from '../../../live/use-live-figures.ts'
import { useClientState } from '../../../platform/client-state.ts'
import { directionOf, useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { KEPT, summaryQuery } from '../../../platform/shared-queries.ts'
import { ProblemCard } from '../../../shell/problem-card.tsx'
import { CashActions, ConvertedAmount } from '../../wallet/public.ts'
import { dayRatioOf } from '../day-ratio.ts'

export function EquityCard() {
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(summaryQuery)
  if (error && data === undefined) {
    return <ProblemCard problem={error} onRetry={refetch} busy={isFetching} />
  }
  return (
    <Card className="flex flex-col gap-3">
      {data === undefined ? (
        <EquitySkeleton />
      ) : (
        <Equity summary={data} freshness={dataUpdatedAt === KEPT || error ? 'kept' : 'fresh'} />
      )}
      <CashActions />
    </Card>
  )
}

type EquityProps = {
  summary: CallResult<'accountSummary'>
  /** `kept`: read at another time, which is then shown. */
  freshness: 'fresh' | 'kept'
}

function Equity({ summary: read, freshness }: EquityProps) {
  const t = useText()
  const summary = liveSummary(read, useLiveFigures().account)
  const { money, signedMoney, signedPercent, time } = useFormats()
  const currency = useClientState((state) => state.symbol)
  const masked = useClientState((state) => state.amounts) === 'masked'
  const mask = { masked, maskedLabel: t('home.hidden') }
  const ratio = dayRatioOf(summary)
  const readAtMs = useClientState((state) => state.keptSummary?.readAtMs)
  return (
    <div>
      <div className="flex items-center justify-between">
        <h2 className="text-dense text-text2">{t('home.equity', { currency })}</h2>
        <IconButton
          label={t(masked ? 'home.showAmounts' : 'home.hideAmounts')}
          icon={masked ? <EyeOff className="size-5.5" /> : <Eye className="size-5.5" />}
          onClick={() => useClientState.setState({ amounts: masked ? 'shown' : 'masked' })}
          className="-my-2 -me-2.5 text-text3"
        />
      </div>
      <Amount {...mask} text={money(summary.equity)} size="equity" />
      <ConvertedAmount usd={summary.equity} />
      <p className="flex flex-wrap items-baseline gap-x-2 text-dense text-text2">
        {t('home.today')}
        <Amount
          {...mask}
          text={signedMoney(summary.todayProfit)}
          direction={directionOf(summary.todayProfit)}
          ratio={ratio === undefined ? undefined : signedPercent(ratio)}
          size="dense"
        />
        {freshness === 'kept' && readAtMs !== undefined && (
          <span className="ms-auto text-caption text-text3">
            {t('home.asOf', { time: time(readAtMs) })}
          </span>
        )}
      </p>
      <StatGrid
        columns={2}
        items={[
          {
            id: 'available',
            label: t('home.available'),
            value: <Amount {...mask} text={money(summary.spendable, 'down')} size="dense" />,
          },
          {
            id: 'stake',
            label: t('home.inOptions'),
            value: <Amount {...mask} text={money(summary.stake)} size="dense" />,
          },
        ]}
      />
    </div>
  )
}

function EquitySkeleton() {
  return (
    <div className="flex flex-col gap-1">
      <Skeleton className="h-5 w-28" />
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-10 w-full" />
    </div>
  )
}
