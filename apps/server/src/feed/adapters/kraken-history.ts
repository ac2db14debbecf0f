// Past candles of Kraken spot: the newest 720 of each interval, older ones it does not give.

import type { Candle, Interval } from '@fairtick/core/market/candle'
import { MINUTE_MS, SECOND_MS } from '@fairtick/core/time/duration'
import type { HistoryRequest } from '../market-source.ts'
import type { DropCounts } from './drop-counts.ts'
import { foldDays } from './fold-days.ts'
import { asObject, parseJsonObject, readList } from './json-fields.ts'
import { readVenueCandle, textAt } from './venue-candle.ts'
import { type VenueRest, VenueUnavailable } from './venue-rest.ts'

export type OhlcRequest = Omit<HistoryRequest, 'symbol'> & {
  readonly venueSymbol: string
  /** Bars that are not over at this wall time are left out: they still change. */
  readonly nowMs: number
}

const MINUTES: Readonly<Record<Exclude<Interval, '1w' | '1M'>, number>> = {
  '1m': 1,
  '5m': 5,
  '15m': 15,
  '30m': 30,
  '1h': 60,
  '4h': 240,
  '1d': 1_440,
}

const RATE_LIMITED = /Rate limit|Too many requests/
const RATE_LIMIT_PAUSE_MS = 15_000

/** Closed candles that start before `beforeMs`, ascending, the newest `limit` of them. */
export async function loadKrakenHistory(
  rest: VenueRest,
  request: OhlcRequest,
  drops: DropCounts,
): Promise<readonly Candle[]> {
  const { interval } = request
  // Kraken's own weeks start on Thursday and its months last 15 days: ours come from its days.
  const isFolded = interval === '1w' || interval === '1M'
  const minutes = MINUTES[isFolded ? '1d' : interval]
  const bars = await loadBars(rest, request, minutes)
  const closed = keepClosedBars(bars, { spanMs: minutes * MINUTE_MS, nowMs: request.nowMs }, drops)
  const candles = isFolded ? foldDays(closed, interval) : closed
  return candles.filter(({ time }) => time < request.beforeMs).slice(-request.limit)
}

async function loadBars(
  rest: VenueRest,
  { venueSymbol }: OhlcRequest,
  minutes: number,
): Promise<readonly unknown[]> {
  const pair = venueSymbol.replace('/', '')
  const answer = await rest.get(`/0/public/OHLC?pair=${pair}&interval=${minutes}`)
  const body = parseJsonObject(answer.text)
  const errors = body ? readList(body, 'error').join(' ') : 'no JSON'
  if (RATE_LIMITED.test(errors)) rest.rest(RATE_LIMIT_PAUSE_MS)
  const result = asObject(body?.result)
  if (answer.status !== 200 || errors !== '' || !result) {
    throw new VenueUnavailable(`kraken refused candles: ${answer.status} ${errors.slice(0, 100)}`)
  }
  // The bars stand under Kraken's own name of the pair (ZEURZUSD), beside `last`.
  return Object.values(result).find(Array.isArray) ?? []
}

type BarSpan = { readonly spanMs: number; readonly nowMs: number }

function keepClosedBars(
  rows: readonly unknown[],
  { spanMs, nowMs }: BarSpan,
  drops: DropCounts,
): readonly Candle[] {
  const candles: Candle[] = []
  for (const row of rows) {
    const candle = Array.isArray(row) ? readOhlc(row) : undefined
    if (!candle || candle.time <= (candles.at(-1)?.time ?? -1)) drops.add('invalid-bar')
    else if (candle.time + spanMs <= nowMs) candles.push(candle)
  }
  return candles
}

/** `[seconds, open, high, low, close, vwap, volume, count]`. */
function readOhlc(row: readonly unknown[]): Candle | undefined {
  const [open, high, low, close, volume] = [1, 2, 3, 4, 6].map((place) => textAt(row, place))
  return readVenueCandle({
    startMs: Number(row[0]) * SECOND_MS,
    texts: [open ?? '', high ?? '', low ?? '', close ?? '', volume ?? ''],
  })
}
