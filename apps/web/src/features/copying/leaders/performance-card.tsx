// The curve, and every return beside the drawdown, at one size.

import { Card } from '@fairtick/ui/card'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { EquityLine } from '../../statements/public.ts'
import { curveFacts } from '../curve-facts.ts'
import type { Leader, LeaderFigures } from '../leader-reads.ts'
import { FigureGrid, useFigureTexts } from './figure-grid.tsx'

type PerformanceCardProps = { curve: Leader['curve']; figures: LeaderFigures }

export function PerformanceCard({ curve, figures }: PerformanceCardProps) {
  const t = useText()
  const { change, drawdown, share } = useFigureTexts()
  return (
    <Card aria-labelledby="performance" className="flex flex-col gap-3">
      <h2 id="performance" className="text-dense font-semibold text-text">
        {t('leaders.performance')}
      </h2>
      <Curve curve={curve} />
      <FigureGrid
        items={[
          { id: 'roi30d', label: t('leaders.roi30d'), value: change(figures.roi30d) },
          {
            id: 'drawdown',
            label: t('leaders.maxDrawdown'),
            value: drawdown(figures.maxDrawdown),
          },
          { id: 'wins', label: t('leaders.winRate'), value: share(figures.winRate) },
          { id: 'roi90d', label: t('leaders.roi90d'), value: change(figures.roi90d) },
          { id: 'roiAll', label: t('leaders.roiAll'), value: change(figures.roiAll) },
        ]}
      />
    </Card>
  )
}

function Curve({ curve }: { curve: Leader['curve'] }) {
  const t = useText()
  const { date } = useFormats()
  const facts = curveFacts(curve)
  if (facts === undefined) {
    return <p className="text-dense text-text2">{t('leaders.curveFew')}</p>
  }
  const { low, high, last, direction, gapMs, fromMs, toMs } = facts
  return (
    <div className="flex flex-col gap-1">
      <EquityLine points={curve} gapMs={gapMs} direction={direction} />
      <p className="tabular flex justify-between text-caption text-text3">
        <span>{date(fromMs)}</span>
        <span>{date(toMs)}</span>
      </p>
      <p className="tabular text-caption text-text2">
        {t('leaders.curveText', { low, high, last })}
      </p>
      <p className="text-caption text-text3">{t('leaders.curveNote')}</p>
    </div>
  )
}
