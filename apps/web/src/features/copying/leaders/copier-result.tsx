// What followers really got after fees and shares: the headline of every lead trader (TR-10.8).

import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import type { LeaderFigures } from '../leader-reads.ts'
import { Change } from './figure-grid.tsx'

/** A median of fewer says nothing. */
const FOLLOWS_FOR_MEDIAN = 5

export function CopierResult({ figures }: { figures: LeaderFigures }) {
  const t = useText()
  const { plainPercent } = useFormats()
  const { copierMedian90d: median, copiersLosing90d: losing } = figures
  return (
    <div className="rounded-md bg-surface-2 px-3 py-2.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="text-dense font-semibold text-text">{t('leaders.copierTitle')}</p>
        {median !== null && (
          <p className="tabular font-number text-screen font-bold">
            <Change rate={median} />
          </p>
        )}
      </div>
      <p className="text-caption text-text2">
        {median === null
          ? t('leaders.copierFew', { count: FOLLOWS_FOR_MEDIAN })
          : t('leaders.copierNote')}
      </p>
      {median !== null && losing !== null && (
        <p className="text-caption font-semibold text-text">
          {t('leaders.copiersLost', { rate: plainPercent(losing) })}
        </p>
      )}
    </div>
  )
}
