// One open position: live P/L, every figure, and what can be done with it.

import { formatPrice } from '@fairtick/core/numbers/price'
import { Card } from '@fairtick/ui/card'
import { StatGrid } from '@fairtick/ui/definition-list'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { useInstrument } from '../../../live/instruments.ts'
import type { LivePosition } from '../../../live/live-figures.ts'
import { useLivePosition } from '../../../live/use-live-figures.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { asChange, ContractHead, FreshnessNote } from '../../contracts/public.ts'
import { useLiquidationText } from '../../order-ticket/public.ts'
import { CardActions } from '../shared/card-actions.tsx'
import { ExplainPosition } from './explain-buttons.tsx'
import { LiveProfit } from './live-profit.tsx'
import { NetLine } from './net-line.tsx'
import { useLevelItems } from './use-level-items.ts'

export type PositionCardProps = {
  order: WireContract
  onClose: () => void
  onLevels: () => void
}

export function PositionCard({ order, onClose, onLevels }: PositionCardProps) {
  const live = useLivePosition(order.id)
  return (
    <Card className="flex flex-col gap-2.5">
      <ContractHead order={order} lots={order.lotsOpen} />
      {/* In one line with what is always there: a note that goes moves no button. */}
      <div className="flex flex-wrap items-center justify-between gap-x-2.5">
        <span className="flex items-center gap-4">
          <Profit live={live} />
          <ExplainPosition order={order} />
        </span>
        {live && <FreshnessNote freshness={live.freshness} symbol={order.symbol} />}
      </div>
      <NetLine order={order} live={live} />
      <Figures order={order} live={live} />
      <CardActions
        order={order}
        actions={[
          { label: 'positions.levels', name: 'positions.levelsOf', onClick: onLevels },
          { label: 'positions.close', name: 'positions.closeOf', onClick: onClose },
        ]}
      />
    </Card>
  )
}

function Profit({ live }: { live: LivePosition | undefined }) {
  const t = useText()
  return (
    <p aria-live="off">
      <span className="sr-only">{t('positions.openProfit')} </span>
      <LiveProfit live={live} size="screen" />
    </p>
  )
}

function Figures({ order, live }: { order: WireContract; live: LivePosition | undefined }) {
  const t = useText()
  const { money, price, signedFee } = useFormats()
  const decimals = useInstrument(order.symbol)?.priceDecimals ?? 2
  const levels = useLevelItems(order, decimals)
  const shown = (text: string | null | undefined) => (text == null ? '—' : price(text, decimals))
  const liquidation = live?.liquidationPrice
  const liquidationText = useLiquidationText()
  return (
    <div className="flex flex-col gap-2.5">
      <StatGrid
        items={[
          { id: 'open', label: t('positions.openPrice'), value: shown(order.openPrice) },
          {
            id: 'exit',
            label: t('positions.exitPrice'),
            value: shown(live && formatPrice(live.exit, decimals)),
          },
          { id: 'margin', label: t('positions.margin'), value: money(order.margin) },
          ...levels,
          {
            id: 'overnight',
            label: t('positions.overnight'),
            value: signedFee(asChange(order.overnightFee)),
          },
        ]}
      />
      {/* A line of its own: it names the side that decides, where that is the other one. */}
      <dl className="flex flex-wrap items-baseline gap-x-2">
        <dt className="text-caption text-text3">{t('positions.liquidationPrice')}</dt>
        <dd className="tabular text-dense font-semibold text-text">
          {liquidationText(
            shown(liquidation && formatPrice(liquidation, decimals)),
            liquidation && live?.liquidationSide,
            order.direction,
          )}
        </dd>
      </dl>
    </div>
  )
}
