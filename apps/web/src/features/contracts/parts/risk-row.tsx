// The risk rate after the order, in figure and word, and its place on the bar.

import { formatRate, type Rate } from '@fairtick/core/numbers/rate'
import { DefinitionList } from '@fairtick/ui/definition-list'
import { ZoneBar } from '@fairtick/ui/zone-bar'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { explainInfo } from '../../../shell/explanation/explain-info.tsx'
import { explainFigureOf } from '../explain-figure-of.ts'
import {
  decideRiskZone,
  placeOnRiskBar,
  RISK_BAR_ZONES,
  ZONE_COLOURS,
  ZONE_WORDS,
} from '../risk-zones.ts'
import { useMarginCall } from '../use-margin-call.ts'
import type { OrderTicket } from '../use-order-ticket.ts'

export function RiskRow({ ticket }: { ticket: OrderTicket }) {
  const t = useText()
  const { riskBefore, riskAfter } = ticket.reading?.preview ?? {}
  const label = t('contracts.risk')
  return (
    <>
      <DefinitionList
        spacing="dense"
        rows={[
          {
            id: 'risk',
            label,
            info: explainInfo(t('contracts.about', { figure: label }), 'contracts.riskInfo', () =>
              explainFigureOf(ticket, 'risk'),
            ),
            weight: 'strong',
            value: riskAfter === undefined ? '—' : <Rates before={riskBefore} after={riskAfter} />,
          },
        ]}
      />
      <ZoneBar
        zones={RISK_BAR_ZONES}
        place={riskAfter === undefined ? undefined : placeOnRiskBar(riskAfter)}
      />
    </>
  )
}

function Rates({ before, after }: { before: Rate | undefined; after: Rate }) {
  const t = useText()
  const { riskRate } = useFormats()
  const zone = decideRiskZone(after, useMarginCall())
  return (
    <span>
      {before !== undefined && `${riskRate(formatRate(before))} → `}
      {riskRate(formatRate(after))}{' '}
      <span className={ZONE_COLOURS[zone]}>{t(ZONE_WORDS[zone])}</span>
    </span>
  )
}
