// What is traded, by the part of all orders.

import { Card } from '@fairtick/ui/card'
import { pairOf } from '../../../live/instruments.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import type { LeaderFigures } from '../leader-reads.ts'

export function InstrumentsCard({ instruments }: Pick<LeaderFigures, 'instruments'>) {
  const t = useText()
  const { plainPercent, count } = useFormats()
  if (instruments.length === 0) return null
  return (
    <Card aria-labelledby="instruments" className="flex flex-col gap-2">
      <h2 id="instruments" className="text-dense font-semibold text-text">
        {t('leaders.instruments')}
      </h2>
      <ul className="flex flex-col gap-1.5">
        {instruments.map(({ symbol, orders, share }) => (
          <li key={symbol} className="flex flex-wrap items-center gap-x-3 text-dense">
            <span translate="no" className="w-24 shrink-0 font-semibold text-text">
              {pairOf(symbol)}
            </span>
            <span aria-hidden="true" className="h-2 min-w-16 flex-1 rounded-full bg-surface-2">
              <span
                style={{ width: `${Number(share) * 100}%` }}
                className="block h-full rounded-full bg-primary"
              />
            </span>
            <span className="tabular min-w-20 text-end text-text2">
              {plainPercent(share)} · {count(orders)}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-caption text-text2">{t('leaders.instrumentsNote')}</p>
    </Card>
  )
}
