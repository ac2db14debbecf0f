// The risk rate as figure, word and place on its bar.

import { MARGIN_CALL } from '@fairtick/core/account/risk-rate'
import { formatRate, parseRate, type Rate } from '@fairtick/core/numbers/rate'
import { ZoneBar } from '@fairtick/ui/zone-bar'
import { useClientState } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import {
  decideRiskZone,
  placeOnRiskBar,
  RISK_BAR_ZONES,
  ZONE_COLOURS,
  ZONE_WORDS,
} from '../../contracts/public.ts'

/** Undefined without positions: there is no rate then. */
export function RiskLine({ riskRate }: { riskRate: Rate | undefined }) {
  const t = useText()
  const formats = useFormats()
  const dictionary = useClientState((state) => state.dictData)
  const marginCall = parseRate(dictionary?.marginCall ?? '') ?? MARGIN_CALL
  const zone = riskRate === undefined ? undefined : decideRiskZone(riskRate, marginCall)
  return (
    <div className="flex flex-wrap items-center gap-x-2.5">
      <span className="text-caption text-text2">
        {t('positions.riskRate')}{' '}
        <span className="tabular font-semibold text-text">
          {riskRate === undefined ? '—' : formats.riskRate(formatRate(riskRate))}
        </span>
        {zone !== undefined && (
          <strong className={`ms-1.5 ${ZONE_COLOURS[zone]}`}>{t(ZONE_WORDS[zone])}</strong>
        )}
      </span>
      <ZoneBar
        zones={RISK_BAR_ZONES}
        place={riskRate === undefined ? undefined : placeOnRiskBar(riskRate)}
        className="min-w-24 flex-1"
      />
    </div>
  )
}
