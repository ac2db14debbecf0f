// An amount in the chosen currency, marked as converted, with the time of its rate.

import { useClientState } from '../../../platform/client-state.ts'
import { useConvert, useDisplayRate } from '../../../platform/display-currency.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'

/** Nothing where no other currency is chosen, or amounts are hidden. */
export function ConvertedAmount({ usd }: { readonly usd: string | undefined }) {
  const t = useText()
  const rate = useDisplayRate()
  const convert = useConvert()
  const { dateTime } = useFormats()
  const isMasked = useClientState((state) => state.amounts) === 'masked'
  if (rate === undefined || usd === undefined || isMasked) return null
  return (
    <p className="text-caption text-text2">
      <span className="tabular">≈ {convert(usd, rate)}</span> ·{' '}
      {t(rate.stale ? 'home.convertedOld' : 'home.converted', { time: dateTime(rate.time) })}
    </p>
  )
}
