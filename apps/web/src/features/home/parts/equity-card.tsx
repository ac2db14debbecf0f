// What the account is worth now and was of late, how near the danger is, and the two ways of money.

import { ZERO_MONEY } from '@fairtick/core/numbers/money'
import { Amount } from '@fairtick/ui/amount'
import { Card } from '@fairtick/ui/card'
import { StatGrid } from '@fairtick/ui/definition-list'
import { IconButton } from '@fairtick/ui/icon-button'
import type { CallResult } from '@fairtick/wire/api-contract'
import { useQuery } from '@tanstack/react-query'
import { Eye, EyeOff } from 'lucide-react'
import { Suspense } from 'react'
import { liveSummary } from '../../../live/live-summary.ts'
import { useLiveFigures } from '../../../live/use-live-figures.ts'
import { useClientState } from '../../../platform/client-state.ts'
import { directionOf, useFormats } from '../../../platform/formats.ts'
import { speakDetails, useText } from '../../../platform/i18n.ts'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { readMoney } from '../../../platform/read-money.ts'
import { KEPT, summaryQuery } from '../../../platform/shared-queries.ts'
import { ProblemCard } from '../../../shell/problem-card.tsx'
import { CashActions, ConvertedAmount } from '../../wallet/public.ts'
import { dayRatioOf } from '../day-ratio.ts'

/** Each keeps its room until it is there: nothing below moves. */
const EquityCurve = lazyPart(
  async () => (await import('../../statements/public.ts')).EquityCurve,
  () => null,
)
const RiskFigure = lazyPart(
  async () => {
    const [file] = await Promise.all([import('./risk-figure.tsx'), speakDetails()])
    return file.RiskFigure
  },
  () => '—',
)

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
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="flex items-center text-dense text-text2">
            {t('home.equity', { currency })}
            <IconButton
              label={t(masked ? 'home.showAmounts' : 'home.hideAmounts')}
              icon={masked ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
              onClick={() => useClientState.setState({ amounts: masked ? 'shown' : 'masked' })}
              className="-my-3 text-text3"
            />
          </h2>
          <Amount {...mask} text={money(summary.equity)} size="equity" />
        </div>
        <div className="min-h-16 min-w-0 max-w-40 flex-1 cramped:hidden">
          <Suspense>
            <EquityCurve />
          </Suspense>
        </div>
      </div>
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
        className="mt-2.5"
        items={[
          {
            id: 'risk',
            label: t('home.riskRate'),
            value: <Risk usedMargin={summary.usedMargin} />,
          },
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

/** Without positions there is no rate. */
function Risk({ usedMargin }: { usedMargin: string }) {
  if (readMoney(usedMargin) === ZERO_MONEY) return '—'
  return (
    <Suspense fallback="—">
      <RiskFigure />
    </Suspense>
  )
}

/** As high as the figures, in any language. */
function EquitySkeleton() {
  const t = useText()
  const currency = useClientState((state) => state.symbol)
  const awaited = <Amount text={undefined} size="dense" />
  return (
    <div>
      <div className="min-h-16">
        <h2 className="text-dense text-text2">{t('home.equity', { currency })}</h2>
        <Amount text={undefined} size="equity" />
      </div>
      <p className="text-dense text-text2">
        {t('home.today')} {awaited}
      </p>
      <StatGrid
        className="mt-2.5"
        items={[
          { id: 'risk', label: t('home.riskRate'), value: '—' },
          { id: 'available', label: t('home.available'), value: awaited },
          { id: 'stake', label: t('home.inOptions'), value: awaited },
        ]}
      />
    </div>
  )
}
