// Files of recorded market data: candles, trades and quotes as CSV, gzipped or not.

import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Candle } from '@fairtick/core/market/candle'
import { parseDecimal } from '@fairtick/core/numbers/decimal-text'
import { LOTS_DECIMALS, parseQuantity, type Quantity } from '@fairtick/core/numbers/lots'
import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import { roundHalfEven } from '@fairtick/core/numbers/rounding'
import { type Instant, instantFromMs } from '@fairtick/core/time/instant'

/** The kinds of files by their header line. */
const KINDS = {
  'ts_ms,open,high,low,close,volume': 'candles',
  'ts_ms,price,size,side': 'trades',
  'ts_ms,bid,ask': 'quotes',
} as const

export type MarketFileKind = (typeof KINDS)[keyof typeof KINDS]

/** Candle files say their interval in the name; without one they are 1-minute. */
export type FileInterval = '1m' | '1h' | '1d'

export type MarketFile = {
  readonly path: string
  /** The file name up to its first dot. */
  readonly symbol: string
  readonly kind: MarketFileKind
  readonly interval: FileInterval
  /** Times of the first and the last row. */
  readonly firstMs: number
  readonly lastMs: number
  readonly text: string
}

export type TradeRow = {
  readonly time: Instant
  readonly price: Price
  readonly size: Quantity
}

export type QuoteRow = { readonly time: Instant; readonly bid: Price; readonly ask: Price }

/** A larger file is refused rather than let it eat the memory. */
export const MAX_FILE_BYTES = 256 * 1024 * 1024

/** Reads a file into memory; throws an Error with one sentence when it is none of the formats. */
export function openMarketFile(path: string): MarketFile {
  const text = readText(path)
  const header = text.slice(0, Math.max(0, text.indexOf('\n')))
  if (!isKnownHeader(header)) throw new Error(`${path}: has none of the known header lines`)
  const first = text.slice(header.length + 1, text.indexOf('\n', header.length + 1))
  const body = text.trimEnd()
  const last = body.slice(body.lastIndexOf('\n') + 1)
  if (last === header) throw new Error(`${path}: has no rows`)
  const name = basename(path)
  return {
    path,
    symbol: name.slice(0, name.indexOf('.')),
    kind: KINDS[header],
    interval: /\.1d\./.test(name) ? '1d' : /\.1h\./.test(name) ? '1h' : '1m',
    firstMs: readTime(first.split(',')[0] ?? '', path, 'line 2'),
    lastMs: readTime(last.split(',')[0] ?? '', path, 'the last line'),
    text,
  }
}

/** The rows of a candle file, as they are; prices must be positive and times ascend. */
export function* readCandleRows(file: MarketFile): Generator<Candle> {
  for (const { time, fields, line } of readRows(file)) {
    const [open, high, low, close] = fields.slice(0, 4).map(parsePositive)
    const volume = parseVolume(fields[4] ?? '')
    if (!open || !high || !low || !close || volume === undefined) throw unreadable(file, line)
    yield { time, open, high, low, close, volume }
  }
}

export function* readTradeRows(file: MarketFile): Generator<TradeRow> {
  for (const { time, fields, line } of readRows(file)) {
    const price = parsePositive(fields[0] ?? '')
    const size = parseVolume(fields[1] ?? '')
    if (!price || size === undefined) throw unreadable(file, line)
    yield { time, price, size }
  }
}

export function* readQuoteRows(file: MarketFile): Generator<QuoteRow> {
  for (const { time, fields, line } of readRows(file)) {
    const [bid, ask] = fields.map(parsePositive)
    if (!bid || !ask) throw unreadable(file, line)
    yield { time, bid, ask }
  }
}

type Row = { readonly time: Instant; readonly fields: readonly string[]; readonly line: number }

function* readRows(file: MarketFile): Generator<Row> {
  const { text, path } = file
  let start = text.indexOf('\n') + 1
  let lastMs = Number.NEGATIVE_INFINITY
  for (let line = 2; start < text.length; line += 1) {
    const newline = text.indexOf('\n', start)
    const end = newline === -1 ? text.length : newline
    const [time = '', ...fields] = text.slice(start, end).trimEnd().split(',')
    start = end + 1
    const timeMs = readTime(time, path, `line ${line}`)
    if (timeMs < lastMs) throw new Error(`${path}: line ${line} goes back in time`)
    lastMs = timeMs
    yield { time: instantFromMs(timeMs), fields, line }
  }
}

function readText(path: string): string {
  const bytes = readFileSync(path)
  if (!path.endsWith('.gz')) return bytes.toString('utf8')
  return gunzipSync(bytes, { maxOutputLength: MAX_FILE_BYTES }).toString('utf8')
}

function isKnownHeader(header: string): header is keyof typeof KINDS {
  return Object.hasOwn(KINDS, header)
}

function readTime(text: string, path: string, where: string): number {
  if (!/^[0-9]{1,15}$/.test(text)) throw new Error(`${path}: ${where} has no time in ms`)
  return Number(text)
}

function parsePositive(text: string): Price | undefined {
  const price = parsePrice(text)
  return price !== undefined && price > 0n ? price : undefined
}

const VENUE_DECIMALS = 24
const BEYOND_OURS = 10n ** BigInt(VENUE_DECIMALS - LOTS_DECIMALS)

/** Some venues print volumes as binary floats: beyond 8 decimals they are rounded half-even. */
function parseVolume(text: string): Quantity | undefined {
  const exact = parseQuantity(text)
  if (exact !== undefined) return exact < 0n ? undefined : exact
  const long = parseDecimal(text, VENUE_DECIMALS)
  if (long === undefined || long < 0n) return undefined
  return roundHalfEven(long, BEYOND_OURS) as Quantity
}

function unreadable(file: MarketFile, line: number): Error {
  return new Error(`${file.path}: line ${line} cannot be read as a row of ${file.kind}`)
}
