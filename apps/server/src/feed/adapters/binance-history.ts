// Past candles of Binance spot: klines, page by page backwards.

import type { Candle } from '@fairtick/core/market/candle'
import type { HistoryRequest } from '../market-source.ts'
import type { DropCounts } from './drop-counts.ts'
import { asObject, parseJson } from './json-fields.ts'
import { readVenueCandle, textAt } from './venue-candle.ts'
import { type VenueRest, VenueUnavailable } from './venue-rest.ts'

export type KlinesRequest = Omit<HistoryRequest, 'symbol'> & {
  readonly venueSymbol: string
  /** Bars that are not over at this wall time are left out: they still change. */
  readonly nowMs: number
}

const PAGE_ROWS = 1_000
/** At most 100 000 candles in one request. */
const MAX_PAGES = 100
const INVALID_SYMBOL = -1121

/** Closed candles that start before `beforeMs`, ascending, the newest `limit` of them. */
export async function loadBinanceHistory(
  rest: VenueRest,
  request: KlinesRequest,
  drops: DropCounts,
): Promise<readonly Candle[]> {
  const pages: Candle[][] = []
  let found = 0
  let beforeMs = request.beforeMs
  while (found < request.limit && pages.length < MAX_PAGES) {
    const page = await loadPage(rest, { ...request, beforeMs, limit: request.limit - found })
    const candles = keepTrueBars(page.rows, { ...request, beforeMs }, drops)
    pages.unshift(candles)
    found += candles.length
    const firstMs = startOf(page.rows[0])
    if (page.rows.length < page.asked || firstMs === undefined || firstMs >= beforeMs) break
    beforeMs = firstMs
  }
  return pages.flat().slice(-request.limit)
}

type Page = { readonly asked: number; readonly rows: readonly unknown[] }

async function loadPage(rest: VenueRest, request: KlinesRequest): Promise<Page> {
  // One more than needed, since the newest one may still be running.
  const asked = Math.min(PAGE_ROWS, request.limit + 1)
  const query = new URLSearchParams({
    symbol: request.venueSymbol,
    interval: request.interval,
    endTime: String(request.beforeMs - 1),
    limit: String(asked),
  })
  const answer = await rest.get(`/api/v3/klines?${query}`)
  const body = parseJson(answer.text)
  if (answer.status === 200 && Array.isArray(body)) return { asked, rows: body }
  if (asObject(body)?.code === INVALID_SYMBOL) return { asked, rows: [] }
  throw new VenueUnavailable(`binance refused klines with status ${answer.status}`)
}

function keepTrueBars(
  rows: readonly unknown[],
  { beforeMs, nowMs }: KlinesRequest,
  drops: DropCounts,
): Candle[] {
  const candles: Candle[] = []
  for (const row of rows) {
    const candle = readKline(row)
    const isInOrder = candle && candle.time > (candles.at(-1)?.time ?? -1) && candle.time < beforeMs
    if (!isInOrder) drops.add('invalid-bar')
    else if (isOver(row, nowMs)) candles.push(candle)
  }
  return candles
}

function readKline(row: unknown): Candle | undefined {
  const startMs = startOf(row)
  if (startMs === undefined || !Array.isArray(row)) return undefined
  const texts = [1, 2, 3, 4, 5].map((place) => textAt(row, place))
  const [open = '', high = '', low = '', close = '', volume = ''] = texts
  return readVenueCandle({ startMs, texts: [open, high, low, close, volume] })
}

function isOver(row: unknown, nowMs: number): boolean {
  const lastMs: unknown = Array.isArray(row) ? row[6] : undefined
  return typeof lastMs === 'number' && lastMs < nowMs
}

function startOf(row: unknown): number | undefined {
  const startMs: unknown = Array.isArray(row) ? row[0] : undefined
  return typeof startMs === 'number' && Number.isSafeInteger(startMs) ? startMs : undefined
}
