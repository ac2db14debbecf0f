// One open position in two lines: what it brings, from where to where, and the way to close it.

import { formatPrice } from '@fairtick/core/numbers/price'
import { Button } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { pairOf, useInstrument } from '../../../live/instruments.ts'
import { useLivePosition } from '../../../live/use-live-figures.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { CopiedFrom, SideBadge, trimLots } from '../../contracts/public.ts'
import { LiveProfit } from './live-profit.tsx'

export function CompactPosition({ order, onClose }: { order: WireContract; onClose: () => void }) {
  const t = useText()
  const { price } = useFormats()
  const decimals = useInstrument(order.symbol)?.priceDecimals ?? 2
  const live = useLivePosition(order.id)
  const pair = pairOf(order.symbol)
  const exit = live === undefined ? '—' : price(formatPrice(live.exit, decimals), decimals)
  return (
    <Card padding="none" className="flex items-center gap-3 px-4 py-2.5">
      <a
        href={hrefOf('/pages/trade/orderdetail', { id: order.id })}
        className="flex min-h-11 min-w-0 flex-1 flex-col justify-center gap-1 rounded-sm active:opacity-60"
      >
        <span className="flex flex-wrap items-center justify-between gap-x-2">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span translate="no" className="text-body font-semibold">
              {pair}
            </span>
            <SideBadge order={order} />
          </span>
          <span aria-live="off">
            <span className="sr-only">{t('positions.openProfit')} </span>
            <LiveProfit live={live} />
          </span>
        </span>
        <span className="tabular flex flex-wrap gap-x-2.5 text-caption text-text3">
          <span>{t('positions.lotsText', { lots: trimLots(order.lotsOpen) })}</span>
          <span aria-live="off">
            {order.openPrice === null ? '—' : price(order.openPrice, decimals)} → {exit}
          </span>
          <CopiedFrom order={order} />
        </span>
      </a>
      <Button
        tone="soft"
        onClick={onClose}
        aria-label={t('positions.closeOf', { pair })}
        className="shrink-0"
      >
        {t('positions.close')}
      </Button>
    </Card>
  )
}
