// The risk rate as figure and word, of an account with open positions.

import { MARGIN_CALL } from '@fairtick/core/account/risk-rate'
import { formatRate, parseRate } from '@fairtick/core/numbers/rate'
import { useLiveFigures } from '../../../live/use-live-figures.ts'
import { useClientState } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { decideRiskZone, ZONE_COLOURS, ZONE_WORDS } from '../../contracts/public.ts'

export function RiskFigure() {
  const t = useText()
  const formats = useFormats()
  const { account } = useLiveFigures()
  const dictionary = useClientState((state) => state.dictData)
  const marginCall = parseRate(dictionary?.marginCall ?? '') ?? MARGIN_CALL
  const riskRate = account?.riskRate
  if (riskRate === undefined) return '—'
  const zone = decideRiskZone(riskRate, marginCall)
  return (
    <>
      {formats.riskRate(formatRate(riskRate))}{' '}
      <strong className={`inline-block text-[0.6875rem]/none ${ZONE_COLOURS[zone]}`}>
        {t(ZONE_WORDS[zone])}
      </strong>
    </>
  )
}
