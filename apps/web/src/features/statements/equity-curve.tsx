// The equity of the last days in small, as a way to the whole history; nothing where there is none.

import { useClientState } from '../../platform/client-state.ts'
import { directionOf, useFormats } from '../../platform/formats.ts'
import { useText } from '../../platform/i18n.ts'
import { hrefOf } from '../../platform/paths.ts'
import { EquitySpark } from './parts/equity-spark.tsx'
import { GAP_MS, gainBetween, useEquityTrend } from './use-equity-history.ts'

export function EquityCurve() {
  const t = useText()
  const { signedMoney } = useFormats()
  const { days, points } = useEquityTrend()
  const masked = useClientState((state) => state.amounts) === 'masked'
  const [first, last] = [points?.[0], points?.at(-1)]
  // The shape of the line would tell what the eye hides.
  if (points === undefined || first === undefined || last === undefined || masked) return null
  if (points.length < 2) return null
  const change = signedMoney(gainBetween(first[1], last[1]))
  const span = t('statements.equityDays', { days: Number(days) })
  return (
    <a href={hrefOf('/pages/home/assets')} className="block rounded-sm active:opacity-60">
      <EquitySpark points={points} gapMs={GAP_MS[days]} direction={directionOf(change)} />
      <span className="block text-end text-caption text-text3">
        <span className="sr-only">{t('statements.equityTitle')} </span>
        {span}
        <span className="sr-only"> {change} USD</span>
      </span>
    </a>
  )
}
