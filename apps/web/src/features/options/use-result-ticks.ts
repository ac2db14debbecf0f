// The recorded ticks from strike to settlement; of a long option the closes of candles between.

import { HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import type { WireOption, WireTick } from '@fairtick/wire/socket/frames'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/client-instance.ts'

/** As many as one call answers. */
const READ_MAX = 1_000

/** `option` is settled by a tick. */
export function useResultTicks(option: WireOption) {
  return useQuery({
    queryKey: ['orderDetail', option.id, 'path'],
    queryFn: () => readPath(option),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

async function readPath(option: WireOption): Promise<readonly WireTick[]> {
  const { symbol, strikeSeq, settleSeq } = option
  const count = (settleSeq ?? strikeSeq) - strikeSeq + 1
  if (count > READ_MAX) return readCloses(option)
  const query = { symbol, fromSeq: String(strikeSeq), limit: String(count) }
  return (await call('ticks', { query })).ticks
}

/** Between the two ticks that decided, which are exact. */
async function readCloses(option: WireOption): Promise<readonly WireTick[]> {
  const { symbol, strike, strikeSeq, settlePrice, settleSeq, orderTime, expiryTime } = option
  const spanMs = expiryTime - orderTime
  const [type, lengthMs] =
    spanMs <= READ_MAX * MINUTE_MS ? (['1m', MINUTE_MS] as const) : (['1h', HOUR_MS] as const)
  const limit = String(Math.min(READ_MAX, Math.ceil(spanMs / lengthMs)))
  const query = { coinName: symbol, type, before: String(expiryTime), limit }
  const { kline_list } = await call('candles', { query })
  const closes = kline_list
    .map(({ time, close_price }): WireTick => [0, time + lengthMs, close_price])
    .filter(([, timeMs]) => timeMs > orderTime && timeMs < expiryTime)
  return [
    [strikeSeq, orderTime, strike],
    ...closes,
    [settleSeq ?? strikeSeq, expiryTime, settlePrice ?? strike],
  ]
}
