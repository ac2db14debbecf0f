// What a frame says of the candles of one chart.

import type { Interval } from '@fairtick/core/market/candle'
import type { LatestCandle, ServerFrame, WireCandle } from '@fairtick/wire/socket/frames'
import type { Quote } from '../../live/market-store.ts'

type Wanted = {
  readonly symbol: string
  readonly interval: Interval
  readonly quote: Pick<Quote, 'freshness'> | undefined
}

/** None while the pair is stale (spec §7): its chart stands as its price does. */
export function candlesOf(
  frame: ServerFrame,
  { symbol, interval, quote }: Wanted,
): readonly WireCandle[] {
  if (quote?.freshness === 'stale') return []
  if (Array.isArray(frame)) return interval === '1m' ? latestOf(frame, symbol) : []
  if (!('kline_type' in frame)) return []
  return frame.code === symbol && frame.type === interval ? frame.kline_list : []
}

function latestOf(pairs: readonly LatestCandle[], symbol: string): readonly WireCandle[] {
  return pairs.filter(({ code }) => code === symbol).map(({ kline_data }) => kline_data)
}
