// The market source as the settings choose it, and the sentences where it cannot be had (TR-2.11).

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseInstrument } from '@fairtick/core/market/instrument'
import type { SourceKind } from '@fairtick/core/market/source-kind'
import { ZERO_QUANTITY } from '@fairtick/core/numbers/lots'
import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import { MINUTE_MS } from '@fairtick/core/time/duration'
import { instantFromMs } from '@fairtick/core/time/instant'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type HistoryOf, loadHistory } from '../engine/candles/candle-history.ts'
import { readCatalogue } from '../features/market/public.ts'
import { openSimulatedDays } from '../feed/simulated-day-folder.ts'
import { systemClock } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { SettingsError } from '../platform/settings-reader.ts'
import { SourceMismatch } from '../platform/startup-errors.ts'
import { loadLastPrices, openSource } from './market-source.ts'

const NOW_MS = Date.UTC(2026, 0, 15)
let database: TestDatabase
let dataFolder: string

beforeAll(async () => {
  database = await openTestDatabase()
  dataFolder = mkdtempSync(join(tmpdir(), 'fairtick-market-'))
})
afterAll(async () => {
  await database.close()
  rmSync(dataFolder, { recursive: true })
})

type LastPrices = Awaited<ReturnType<typeof loadLastPrices>>

const open = (
  settings: Record<string, string>,
  belongsTo?: SourceKind,
  lastPrices: LastPrices = new Map(),
  mode: 'practice' | 'live' = 'practice',
) =>
  openSource({
    mode,
    market: readConfig(settings).market,
    instruments: readCatalogue().instruments.map(parseInstrument),
    clock: systemClock,
    log: createLog('silent'),
    belongsTo,
    lastPrices,
    tapeTimeMs: undefined,
    dataFolder,
  })

it('says which REPLAY cannot be played, as a setting to be mended', async () => {
  const wrong = open({ MARKET: 'replay', REPLAY: `BTCUSDT=${import.meta.filename}` })
  await expect(wrong).rejects.toThrow(SettingsError)
  await expect(wrong).rejects.toThrow(/^REPLAY cannot be played: .+market-source\.test\.ts/)
})

it('begins no other day where one cannot be read, and shows nothing of it', async () => {
  const days = openSimulatedDays(dataFolder)
  days.keep(NOW_MS, '{"version":1,"key":"secret')
  const torn = open({ MARKET: 'simulated' })
  await expect(torn).rejects.toThrow(SettingsError)
  await expect(torn).rejects.toThrow(/^A day of simulated-days .+ cannot be read: it is not whole/)
  days.keep(NOW_MS, '{"version":2}')
  await expect(open({ MARKET: 'simulated' })).rejects.toThrow('a simulated day of version 2')
  days.forget(NOW_MS)
})

it('holds the data to the kind of its first start, which auto follows', async () => {
  await expect(open({ MARKET: 'simulated' }, 'replay')).rejects.toThrow(SourceMismatch)
  const { source } = await open({ MARKET: 'auto' }, 'simulated')
  expect(source.kind).toBe('simulated')
})

it('H2: no recorded or simulated prices where real money moves', async () => {
  const live = (settings: Record<string, string>, belongsTo?: SourceKind) =>
    open(settings, belongsTo, new Map(), 'live')
  const sentence = /^A replay market is for practice only: .+ anybody can know in advance/
  await expect(live({ MARKET: 'replay' })).rejects.toThrow(sentence)
  await expect(live({ MARKET: 'auto' }, 'replay')).rejects.toThrow(sentence)
  await expect(live({ MARKET: 'simulated' })).rejects.toThrow(/^A simulated market is for practice/)
  expect((await live({ MARKET: 'live' })).source.kind).toBe('live')
})

it('says of recorded prices that anybody can know them, in the sentence of the start', async () => {
  const { reason } = await open({ MARKET: 'replay' })
  expect(reason).toContain('for practice only')
  expect(reason).toContain('anybody can know in advance')
})

const price = (text: string) => parsePrice(text) as Price
const minute = (close: string, minutesAgo: number) => ({
  time: instantFromMs(NOW_MS - minutesAgo * MINUTE_MS),
  ...{ open: price('1'), high: price('99999'), low: price('0.5'), close: price(close) },
  volume: ZERO_QUANTITY,
})

it('lets a simulated market go on from the last price of each instrument', async () => {
  expect(await loadLastPrices(database)).toEqual(new Map())
  const bitcoin = [minute('63000', 3), minute('64000.5', 2), minute('64000.25', 1)]
  const minutes = new Map([
    ['BTCUSDT', bitcoin],
    ['EURUSD', [minute('1.08123', 2)]],
  ])
  const history: HistoryOf = async ({ symbol, interval }) =>
    interval === '1m' ? (minutes.get(symbol) ?? []) : []
  await loadHistory(database, history, ['BTCUSDT', 'ETHUSDT', 'EURUSD'], NOW_MS)
  const lastPrices = await loadLastPrices(database)
  expect([...lastPrices].sort()).toEqual([
    ['BTCUSDT', price('64000.25')],
    ['EURUSD', price('1.08123')],
  ])
  const { source } = await open({ MARKET: 'simulated' }, 'simulated', lastPrices)
  const request = { symbol: 'BTCUSDT', interval: '1m', beforeMs: NOW_MS, limit: 10 } as const
  // What was stored is its past: none is made up anew.
  expect(await source.history(request)).toEqual([])
})
