// Past candles of Kraken, one answer an interval.

import { join } from 'node:path'
import { INTERVALS } from '@fairtick/core/market/candle'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { LoopbackVenue } from '@fairtick/testkit/mock-exchange/loopback-venue'
import { MockKraken } from '@fairtick/testkit/mock-exchange/mock-kraken'
import { readRecordedFrames } from '@fairtick/testkit/mock-exchange/recorded-frames'
import { findSharedData } from '@fairtick/testkit/shared-data'
import { afterEach, describe, expect, it } from 'vitest'
import { createKrakenAdapter } from './kraken-adapter.ts'
import type { VenueAdapter } from './venue-adapter.ts'

const NOW_MS = Date.UTC(2026, 0, 15, 12, 34, 56)
const RECORDING = shared('raw/kraken-rest-ohlc.jsonl.gz')

/** A file of the recordings that may not ship; undefined where there are none. */
function shared(name: string): string | undefined {
  const folder = findSharedData()
  return folder && join(folder, name)
}

let venue: LoopbackVenue | undefined
let pauses: number[] = []

afterEach(() => venue?.stop())

async function adapterOver(started: LoopbackVenue, nowMs = NOW_MS): Promise<VenueAdapter> {
  const clock = createManualClock(nowMs)
  venue = started
  pauses = []
  await started.start()
  return createKrakenAdapter({
    restUrl: `http://${started.host}`,
    wsUrl: `ws://${started.host}`,
    markets: [
      {
        symbol: 'EURUSD',
        venueSymbol: 'EUR/USD',
        pair: '',
      },
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
  })
}

const mockKraken = () => new MockKraken({ nowMs: () => NOW_MS, books: {} })
const hours = { symbol: 'EURUSD', interval: '1h', beforeMs: NOW_MS, limit: 10_000 } as const

function answering(body: string): LoopbackVenue {
  return new LoopbackVenue({
    onRequest: () => ({ body }),
    onConnect: () => undefined,
    onMessage: () => undefined,
  })
}

describe('history of Kraken', () => {
  it('gives all that the venue has, without the running bar', async () => {
    const adapter = await adapterOver(mockKraken())
    const candles = await adapter.history(hours)
    expect(candles.length).toBe(720)
    expect(candles.at(-1)?.time).toBe(Date.UTC(2026, 0, 15, 11))
    expect(candles[0]?.time).toBe(Date.UTC(2025, 11, 16, 12))
  })

  it.each(INTERVALS)('TR-2.10: %s bars start where ours do', async (interval) => {
    const adapter = await adapterOver(mockKraken())
    const request = {
      symbol: 'EURUSD',
      interval,
      beforeMs: Date.UTC(2026, 0, 15, 8),
      limit: 3,
    } as const
    const candles = await adapter.history({ ...request })
    const newest = {
      '1m': '2026-01-15T07:59',
      '5m': '2026-01-15T07:55',
      '15m': '2026-01-15T07:45',
      '30m': '2026-01-15T07:30',
      '1h': '2026-01-15T07:00',
      '4h': '2026-01-15T04:00',
      '1d': '2026-01-14T00:00',
      '1w': '2026-01-05T00:00',
      '1M': '2025-12-01T00:00',
    }[interval]
    expect(candles.map(({ time }) => new Date(time).toISOString().slice(0, 16)).at(-1)).toBe(newest)
    expect(candles.length).toBe(3)
  })

  it('folds weeks and months of whole days only: open, extremes, close, volume', async () => {
    const adapter = await adapterOver(mockKraken())
    const days = await adapter.history({ ...hours, interval: '1d' })
    const weeks = await adapter.history({ ...hours, interval: '1w' })
    const week = weeks.at(-1)
    const start = days.findIndex(({ time }) => time === week?.time)
    const members = days.slice(start, start + 7)
    expect(new Date(week?.time ?? 0).getUTCDay()).toBe(1)
    expect(week?.open).toBe(members[0]?.open)
    expect(week?.close).toBe(members[6]?.close)
    expect(week?.high).toBe(members.map(({ high }) => high).reduce((a, b) => (a > b ? a : b)))
    expect(week?.low).toBe(members.map(({ low }) => low).reduce((a, b) => (a < b ? a : b)))
    expect(week?.volume).toBe(7n * 150_000_000n)
    expect(weeks[0]?.time).toBeGreaterThanOrEqual(days[0]?.time ?? 0)
  })

  it('leaves out bars that cannot be true', async () => {
    const bar = (seconds: number, low: string) =>
      `[${seconds},"1.2","1.3","${low}","1.25","0.0","5.00000000",1]`
    const rows = [bar(0, '1.1'), bar(60, '1.24'), bar(120, '0'), bar(180, '1.1'), bar(120, '1.1')]
    const adapter = await adapterOver(
      answering(`{"error":[],"result":{"ZEURZUSD":[${rows}],"last":180}}`),
    )
    const candles = await adapter.history({ ...hours, interval: '1m' })
    expect(candles.map(({ time }) => time)).toEqual([0, 180_000])
    expect(adapter.dropped()).toEqual({ 'invalid-bar': 3 })
  })

  it('waits before it asks again when the venue calls it too fast', async () => {
    const adapter = await adapterOver(answering('{"error":["EGeneral:Too many requests"]}'))
    await expect(adapter.history(hours)).rejects.toThrow('Too many requests')
    await expect(adapter.history(hours)).rejects.toThrow('Too many requests')
    expect(Math.max(...pauses)).toBeGreaterThan(10_000)
  })
})

describe.skipIf(!RECORDING)('the recorded answer of Kraken', () => {
  it('keeps every closed bar, silent minutes flat with volume 0', async () => {
    const [body = ''] = readRecordedFrames(RECORDING ?? '').answers.values()
    const rows = JSON.parse(body).result.XBTUSDT as (readonly (string | number)[])[]
    const adapter = await adapterOver(answering(body), Number(rows.at(-1)?.[0]) * 1_000)
    const candles = await adapter.history({ ...hours, interval: '1m', beforeMs: 2 ** 45 })
    expect(candles.length).toBe(rows.length - 1)
    const silent = candles.filter(({ volume }) => volume === 0n)
    expect(silent.length).toBeGreaterThan(100)
    expect(silent.every(({ open, high, low, close }) => open === high && low === close)).toBe(true)
  })
})
