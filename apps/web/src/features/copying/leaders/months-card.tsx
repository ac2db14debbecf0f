// The return of each month, as bars on one scale with the figure beside each.

import { Card } from '@fairtick/ui/card'
import { directionOfChange, useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import type { LeaderFigures } from '../leader-reads.ts'
import { barsOf } from '../month-bars.ts'
import { Change } from './figure-grid.tsx'

export function MonthsCard({ months }: Pick<LeaderFigures, 'months'>) {
  const t = useText()
  const { month } = useFormats()
  if (months.length === 0) return null
  return (
    <Card aria-labelledby="months" className="flex flex-col gap-2">
      <h2 id="months" className="text-dense font-semibold text-text">
        {t('leaders.months')}
      </h2>
      <ol className="flex flex-col gap-1.5">
        {barsOf(months).map(({ time, growth, fromPercent, widthPercent }) => (
          <li key={time} className="flex flex-wrap items-center gap-x-3 text-dense">
            <span className="tabular w-28 shrink-0 text-caption text-text2">{month(time)}</span>
            <span aria-hidden="true" className="h-3 min-w-16 flex-1 rounded-sm bg-surface-2">
              <span
                style={{ marginInlineStart: `${fromPercent}%`, width: `${widthPercent}%` }}
                className={`block h-full rounded-sm ${COLOURS[directionOfChange(growth)]}`}
              />
            </span>
            <span className="tabular min-w-20 text-end font-semibold">
              <Change rate={growth} />
            </span>
          </li>
        ))}
      </ol>
      <p className="text-caption text-text2">{t('leaders.monthsNote')}</p>
    </Card>
  )
}

const COLOURS = { up: 'bg-up', down: 'bg-down', flat: 'bg-text3' } as const
