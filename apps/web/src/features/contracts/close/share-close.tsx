// The card of a close: of the whole position once it has ended, else of the lots that were closed.

import { calculateMargin, calculateNotional } from '@fairtick/core/contracts/margin'
import { parseLots } from '@fairtick/core/numbers/lots'
import { formatMoney } from '@fairtick/core/numbers/money'
import { parsePrice } from '@fairtick/core/numbers/price'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { coreInstrument } from '../../../live/core-instrument.ts'
import { useInstrument } from '../../../live/instruments.ts'
import { orderInstrument } from '../../../live/order-instrument.ts'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { type Formats, useFormats } from '../../../platform/formats.ts'
import { type Say, useText } from '../../../platform/i18n.ts'
import { resultRatio, ShareButton, type ShareContent } from '../../share-card/public.ts'
import { netOfLastClose } from '../contract-result.ts'

export function ShareClose({ order }: { order: WireContract }) {
  const t = useText()
  const { price } = useFormats()
  const instrument = useInstrument(order.symbol)
  const content = instrument && shareClose(order, instrument, { t, price })
  return content === undefined ? null : <ShareButton content={content} />
}

type Speaking = { readonly t: Say; readonly price: Formats['price'] }

/** By the margin that the lots were opened with; the net result, so that no cost is left out. */
export function shareClose(
  order: WireContract,
  instrument: WireInstrument,
  { t, price }: Speaking,
): ShareContent | undefined {
  const close = order.closes.at(-1)
  const { direction, leverage, openPrice, openSeq, openTime } = order
  const opened = parsePrice(openPrice ?? '')
  const lots = parseLots((order.status === 'closed' ? order.lots : close?.lots) ?? '')
  if (close === undefined || lots === undefined || opened === undefined) return undefined
  if (openPrice === null || openSeq === null || openTime === null) return undefined
  const placed = orderInstrument(coreInstrument(instrument), order)
  const margin = calculateMargin(calculateNotional(placed, lots, opened), leverage)
  const profit = netOfLastClose(order)
  const ratio = resultRatio(profit, margin)
  if (ratio === undefined) return undefined
  const shown = (text: string) => price(text, instrument.priceDecimals)
  const isLong = direction === 'long'
  return {
    ...{ symbol: order.symbol, pair: instrument.pair, ratio },
    held: t(isLong ? 'positions.longBy' : 'positions.shortBy', { leverage }),
    direction: isLong ? 'up' : 'down',
    profit: formatMoney(profit),
    basis: { label: t('positions.margin'), amount: formatMoney(margin) },
    opened: {
      ...{ label: t('positions.openPrice'), price: shown(openPrice), seq: openSeq },
      timeMs: openTime,
    },
    ended: {
      ...{ label: t('positions.closePrice'), price: shown(close.price), seq: close.seq },
      timeMs: close.time,
    },
  }
}
