// Past candles of Binance, page by page.

import { INTERVALS } from '@fairtick/core/market/candle'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { MockBinance } from '@fairtick/testkit/mock-exchange/mock-binance'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBinanceAdapter } from './binance-adapter.ts'
import type { VenueAdapter } from './venue-adapter.ts'

const NOW_MS = Date.UTC(2026, 0, 15, 12, 34, 56)
const LISTED_MS = Date.UTC(2025, 10, 1)

let clock = createManualClock(NOW_MS)
let venue: MockBinance
let adapter: VenueAdapter
let pauses: number[]

beforeEach(async () => {
  clock = createManualClock(NOW_MS)
  pauses = []
  venue = new MockBinance({ nowMs: clock.wallMs, listedMs: LISTED_MS })
  await venue.start()
  adapter = open()
})

function open(restTimeoutMs?: number): VenueAdapter {
  return createBinanceAdapter({
    restUrl: venue.restUrl,
    wsUrl: venue.wsUrl,
    markets: [
      { symbol: 'BTCUSDT', venueSymbol: 'BTCUSDT', pair: '' },
      { symbol: 'NONEUSDT', venueSymbol: 'NONEUSDT', pair: '' },
    ],
    surroundings: {
      clock,
      random: () => 0.5,
      pause: async (durationMs) => {
        pauses.push(durationMs)
        clock.advanceMs(durationMs)
      },
      warn: () => undefined,
    },
    ...(restTimeoutMs !== undefined && { restTimeoutMs }),
  })
}

afterEach(() => venue.stop())

describe('history of Binance', () => {
  it('loads page by page, ascending, each minute once, without the running one', async () => {
    const candles = await adapter.history({
      symbol: 'BTCUSDT',
      interval: '1m',
      beforeMs: NOW_MS,
      limit: 2_500,
    })
    const lastMs = Date.UTC(2026, 0, 15, 12, 33)
    expect(candles.map(({ time }) => time)).toEqual(
      Array.from({ length: 2_500 }, (_, place) => lastMs - (2_499 - place) * MINUTE_MS),
    )
    expect(venue.requests.length).toBe(3)
    expect(venue.requests.map((path) => new URLSearchParams(path).get('limit'))).toEqual([
      '1000',
      '1000',
      '502',
    ])
  })

  it.each(INTERVALS)(
    'TR-2.10: gives the closed %s bars before a time, at their own starts',
    async (interval) => {
      const beforeMs = Date.UTC(2026, 0, 12)
      const candles = await adapter.history({ symbol: 'BTCUSDT', interval, beforeMs, limit: 3 })
      const starts = candles.map(({ time }) => new Date(time).toISOString().slice(0, 16))
      const newest = {
        '1m': '2026-01-11T23:59',
        '5m': '2026-01-11T23:55',
        '15m': '2026-01-11T23:45',
        '30m': '2026-01-11T23:30',
        '1h': '2026-01-11T23:00',
        '4h': '2026-01-11T20:00',
        '1d': '2026-01-11T00:00',
        '1w': '2026-01-05T00:00',
        '1M': '2025-12-01T00:00',
      }[interval]
      expect(starts.at(-1)).toBe(newest)
      expect(candles.length).toBe(interval === '1M' ? 2 : 3)
    },
  )

  it('ends where the venue has no more', async () => {
    const beforeMs = LISTED_MS + 2 * DAY_MS
    const request = { symbol: 'BTCUSDT', interval: '1h', beforeMs, limit: 5_000 } as const
    const candles = await adapter.history(request)
    expect(candles.length).toBe(48)
    expect(candles[0]?.time).toBe(LISTED_MS)
  })

  it('is empty for a symbol that the venue or we do not know', async () => {
    const request = { interval: '1h', beforeMs: NOW_MS, limit: 10 } as const
    expect(await adapter.history({ ...request, symbol: 'NONEUSDT' })).toEqual([])
    expect(await adapter.history({ ...request, symbol: 'EURUSD' })).toEqual([])
  })

  it.each([429, 418])('waits as long as Retry-After of a %i says, then goes on', async (status) => {
    venue.refuse({ status, retryAfterSeconds: 7 })
    const request = { symbol: 'BTCUSDT', interval: '1h', beforeMs: NOW_MS, limit: 10 } as const
    expect((await adapter.history(request)).length).toBe(10)
    expect(Math.max(...pauses)).toBeGreaterThanOrEqual(7_000)
  })

  it('says so instead of waiting longer than a minute', async () => {
    venue.refuse({ status: 418, retryAfterSeconds: 86_400 })
    const request = { symbol: 'BTCUSDT', interval: '1h', beforeMs: NOW_MS, limit: 10 } as const
    await expect(adapter.history(request)).rejects.toThrow('asked for a pause')
    await expect(adapter.history(request)).rejects.toThrow('asked for a pause')
    expect(venue.requests.length).toBe(1)
  })

  it('asks at most four times when the venue fails or is silent', async () => {
    const request = { symbol: 'BTCUSDT', interval: '1h', beforeMs: NOW_MS, limit: 10 } as const
    venue.refuse(...Array.from({ length: 4 }, () => ({ status: 503 })))
    await expect(adapter.history(request)).rejects.toThrow('did not answer')
    expect(venue.requests.length).toBe(4)
    venue.stall()
    await expect(open(500).history(request)).rejects.toThrow('did not answer')
    expect(venue.requests.length).toBe(8)
    venue.resume()
    expect((await adapter.history(request)).length).toBe(10)
  })

  it('TR-1.1: reads prices exactly as printed', async () => {
    const startMs = NOW_MS - (NOW_MS % HOUR_MS) - HOUR_MS
    const request = { symbol: 'BTCUSDT', interval: '1h', beforeMs: NOW_MS, limit: 1 } as const
    const [candle] = await adapter.history(request)
    const step = BigInt(100 + ((startMs / MINUTE_MS) % 977)) * 1_000_000_000_000n
    expect(candle).toEqual({
      time: startMs,
      open: step + 300_000_000_000n,
      high: step + 500_000_000_000n,
      low: step + 100_000_000_000n,
      close: step + 400_000_000_000n,
      volume: 150_000_000n,
    })
  })
})
