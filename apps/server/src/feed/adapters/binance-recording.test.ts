// Frames recorded from Binance, played through the adapter; skipped where they are not.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatQuantity, parseQuantity } from '@fairtick/core/numbers/lots'
import { formatPrice } from '@fairtick/core/numbers/price'
import { eventually } from '@fairtick/testkit/eventually'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { MockBinance } from '@fairtick/testkit/mock-exchange/mock-binance'
import { RecordedFlow } from '@fairtick/testkit/mock-exchange/recorded-flow'
import { readRecordedFrames } from '@fairtick/testkit/mock-exchange/recorded-frames'
import { findSharedData } from '@fairtick/testkit/shared-data'
import { describe, expect, it } from 'vitest'
import { createBinanceAdapter } from './binance-adapter.ts'

const RECORDING = shared('raw/binance.jsonl.gz')
const BOOKS = shared('raw/expected-books.json')
const SYMBOLS = ['NKNUSDT', 'BLZETH', 'LRCBTC', 'RUNEEUR']

/** A file of the recordings that may not ship; undefined where there are none. */
function shared(name: string): string | undefined {
  const folder = findSharedData()
  return folder && join(folder, name)
}

type ExpectedBook = {
  readonly finalUpdateId: number
  readonly top5Bids: readonly (readonly [string, string])[]
  readonly top5Asks: readonly (readonly [string, string])[]
}

type BestTicker = { readonly s: string; readonly u: number; readonly b: string; readonly a: string }

/** Plays the whole recording through adapter and socket. */
async function listen(recordingPath: string): Promise<RecordedFlow> {
  const recorded = readRecordedFrames(recordingPath)
  const clock = createManualClock(Date.UTC(2021, 9, 12, 0, 28))
  const venue = new MockBinance({ recorded, nowMs: clock.wallMs })
  await venue.start()
  const adapter = createBinanceAdapter({
    restUrl: venue.restUrl,
    wsUrl: venue.wsUrl,
    markets: SYMBOLS.map((symbol) => ({ symbol, venueSymbol: symbol, pair: symbol })),
    surroundings: { clock, random: () => 0.5, pause: async () => undefined, warn: () => undefined },
  })
  const flow = new RecordedFlow()
  const stop = adapter.subscribe(flow)
  await eventually('the connection', () => venue.clients.length === 1)
  venue.play()
  venue.best('RUNEEUR', { id: Number.MAX_SAFE_INTEGER, bid: '1', ask: '1' })
  await eventually('the end of the recording', () => flow.prices('RUNEEUR').at(-1) === '1')
  await stop()
  await venue.stop()
  return flow
}

describe.skipIf(!RECORDING || !BOOKS)('frames recorded from Binance spot', () => {
  it('TR-2.2: each recorded best price becomes its exact middle, in order', async () => {
    const flow = await listen(RECORDING ?? '')
    const tickers = readRecordedFrames(RECORDING ?? '')
      .received.map((text) => JSON.parse(text) as { stream: string; data: BestTicker })
      .filter(({ stream }) => stream.endsWith('@bookTicker'))
    expect(tickers.length).toBe(84)
    for (const { data } of tickers) {
      const quote = flow.quotes.find(
        ({ symbol, venueId }) => symbol === data.s && venueId === data.u,
      )
      // Numbers are exact enough here: eight decimals of prices far below a thousand.
      const middle = (Number(data.b) + Number(data.a)) / 2
      const lateOne = flow.quotes.some(
        ({ symbol, venueId }) => symbol === data.s && (venueId ?? 0) > data.u,
      )
      if (quote) expect(Number(formatPrice(quote.price, 0))).toBeCloseTo(middle, 12)
      else expect(lateOne).toBe(true)
    }
    for (const symbol of SYMBOLS) {
      const ids = flow.quotes
        .filter((quote) => quote.symbol === symbol)
        .map((quote) => quote.venueId)
      expect(ids).toEqual([...new Set(ids)].sort((a, b) => Number(a) - Number(b)))
    }
  })

  it('TR-2.2: the recorded trades are the volume', async () => {
    const flow = await listen(RECORDING ?? '')
    const volume = flow.quotes.reduce((sum, quote) => sum + quote.volume, 0n)
    const traded = readRecordedFrames(RECORDING ?? '')
      .received.map((text) => JSON.parse(text) as { stream: string; data: { q: string } })
      .filter(({ stream }) => stream.endsWith('@aggTrade'))
      .reduce((sum, { data }) => sum + (parseQuantity(data.q) ?? 0n), 0n)
    expect(traded).toBeGreaterThan(0n)
    expect(volume).toBe(traded)
  })

  it.each(SYMBOLS)('the book of %s ends as the recording does', async (symbol) => {
    const flow = await listen(RECORDING ?? '')
    const books = JSON.parse(readFileSync(BOOKS ?? '', 'utf8'))
    const expected: ExpectedBook = books['raw/binance.jsonl.gz'][symbol]
    const depth = flow.lastDepth(symbol)
    const texts = (side: 'bids' | 'asks') =>
      depth?.[side]
        .slice(0, 5)
        .map(([price, size]) => [formatPrice(price, 8), formatQuantity(size)])
    const asTexts = (levels: readonly (readonly [string, string])[]) =>
      levels.map(([price, size]) => [price, formatQuantity(parseQuantity(size) ?? (0n as never))])
    expect(texts('bids')).toEqual(asTexts(expected.top5Bids))
    expect(texts('asks')).toEqual(asTexts(expected.top5Asks))
  })
})
