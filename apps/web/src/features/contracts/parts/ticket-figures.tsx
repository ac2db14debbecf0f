// The figures that decide about an order, always in sight above its button.

import { formatMoney, type Money, negateMoney } from '@fairtick/core/numbers/money'
import { formatPrice } from '@fairtick/core/numbers/price'
import { formatRate, type Rate } from '@fairtick/core/numbers/rate'
import { StatGrid } from '@fairtick/ui/definition-list'
import type { ReactNode } from 'react'
import { type Formats, useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { useLiquidationText } from '../../order-ticket/public.ts'
import { findLossBound, type LossBound } from '../loss-bound.ts'
import { rewardPerRisk } from '../quick-levels.ts'
import { decideRiskZone, ZONE_COLOURS, ZONE_WORDS } from '../risk-zones.ts'
import type { TicketReading } from '../ticket-form.ts'
import { useMarginCall } from '../use-margin-call.ts'
import type { OrderTicket } from '../use-order-ticket.ts'

export function TicketFigures({ ticket }: { ticket: OrderTicket }) {
  const t = useText()
  const formats = useFormats()
  const liquidationText = useLiquidationText()
  const { reading, instrument, form } = ticket
  const preview = reading?.preview
  const bound = lossBoundOf(reading)
  const liquidation = preview?.liquidationPrice
  const ratio = reading?.basis && rewardPerRisk(reading.levels, reading.basis)
  const item = (id: string, label: string, value: ReactNode) => ({ id, label, value: value ?? '—' })
  return (
    <StatGrid
      className="gap-y-1"
      items={[
        item('margin', t('contracts.margin'), preview && formats.fee(formatMoney(preview.margin))),
        item(
          'liquidation',
          t('contracts.liquidation'),
          preview &&
            (liquidation === undefined
              ? t('contracts.none')
              : liquidationText(
                  formats.price(formatPrice(liquidation, 0), instrument.priceDecimals),
                  preview.liquidationSide,
                  form.direction,
                )),
        ),
        item(
          'risk',
          t('contracts.riskShort'),
          preview?.riskAfter && <RiskAfter rate={preview.riskAfter} />,
        ),
        item(
          'total',
          t('contracts.totalShort'),
          preview && formats.fee(formatMoney(preview.total)),
        ),
        item('couldLose', t('contracts.couldLose'), bound && lossText(bound.amount, formats)),
        ...(ratio === undefined ? [] : [item('ratio', t('contracts.rewardRisk'), `${ratio}:1`)]),
      ]}
    />
  )
}

function RiskAfter({ rate }: { rate: Rate }) {
  const t = useText()
  const { riskRate } = useFormats()
  const zone = decideRiskZone(rate, useMarginCall())
  return (
    <>
      {riskRate(formatRate(rate))} <span className={ZONE_COLOURS[zone]}>{t(ZONE_WORDS[zone])}</span>
    </>
  )
}

export function lossBoundOf(reading: TicketReading | undefined): LossBound | undefined {
  if (reading?.preview === undefined || reading.basis === undefined) return undefined
  const { preview, basis, levels, stopBeyondLiquidation } = reading
  return findLossBound({ preview, basis, levels, stopBeyondLiquidation })
}

export function lossText(amount: Money, { signedMoney }: Formats): string {
  return signedMoney(formatMoney(negateMoney(amount)))
}
