// What the account was worth over the last days: a line through real readings, and a table.

import { Amount } from '@fairtick/ui/amount'
import { Card } from '@fairtick/ui/card'
import { Segmented } from '@fairtick/ui/segmented'
import { Skeleton } from '@fairtick/ui/skeleton'
import { useClientState } from '../../platform/client-state.ts'
import { directionOf, useFormats } from '../../platform/formats.ts'
import { useText } from '../../platform/i18n.ts'
import { ProblemCard } from '../../shell/problem-card.tsx'
import { EquityLine } from './parts/equity-line.tsx'
import { EquityTable } from './parts/equity-table.tsx'
import { type EquityPoints, GAP_MS, gainBetween, useEquityHistory } from './use-equity-history.ts'

/** Nothing before there are two readings. */
export function EquityHistoryCard() {
  const t = useText()
  const { days, choose, points, exists, problem, retry } = useEquityHistory()
  if (!exists) return null
  return (
    <Card className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-dense font-semibold">{t('statements.equityTitle')}</h2>
        <Segmented
          label={t('statements.equityPeriod')}
          options={[
            { value: '7', label: t('statements.equityDays', { days: 7 }) },
            { value: '30', label: t('statements.equityDays', { days: 30 }) },
          ]}
          value={days}
          onChange={choose}
        />
      </div>
      {points === undefined && problem !== undefined && (
        <ProblemCard problem={problem} onRetry={retry} className="px-0 shadow-none" />
      )}
      {points === undefined && problem === undefined && <Skeleton className="h-24 w-full" />}
      {points !== undefined && <History points={points} days={days} />}
    </Card>
  )
}

function History({ points, days }: { points: EquityPoints; days: '7' | '30' }) {
  const t = useText()
  const { signedMoney, dateTime } = useFormats()
  const masked = useClientState((state) => state.amounts) === 'masked'
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined || points.length < 2) {
    return <p className="text-dense text-text2">{t('statements.equityFew')}</p>
  }
  const change = signedMoney(gainBetween(first[1], last[1]))
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2 text-dense text-text2">
        <Amount
          text={change}
          unit="USD"
          direction={directionOf(change)}
          size="dense"
          masked={masked}
          maskedLabel={t('account.amountHidden')}
        />
        {t('statements.equitySince', { time: dateTime(first[0]) })}
      </p>
      {/* The shape of the line would tell what the eye hides. */}
      {!masked && (
        <EquityLine points={points} gapMs={GAP_MS[days]} direction={directionOf(change)} />
      )}
      <EquityTable points={points} />
      <p className="text-caption text-text3">{t('statements.equityNote')}</p>
    </>
  )
}
