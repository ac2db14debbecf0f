// A minute that is stored while no tick comes is told as well; the moving ones are held against the
// stored ones in live-candles.prop.test.ts.

import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import { MINUTE_MS } from '@fairtick/core/time/duration'
import { instantFromMs } from '@fairtick/core/time/instant'
import { openTestDatabase } from '@fairtick/server/test/database/test-database'
import { isDeclined } from '@fairtick/wire/handler'
import { expect, it } from 'vitest'
import { loadHistory } from '../../engine/candles/candle-history.ts'
import { createBus } from '../../platform/bus.ts'
import type { CandleFigures } from '../../platform/bus-topics.ts'
import { countMarketChanges } from './market-changes.ts'
import { shareCandles } from './share-candles.ts'

const START = Date.UTC(2026, 0, 5, 10)
const SYMBOL = 'BTCUSDT'

it('a list without a running minute ends with the one that was stored last', async () => {
  const database = await openTestDatabase()
  const bus = createBus((fault) => {
    throw fault
  })
  bus.answer('candle.running', async () => undefined)
  const parts = { database, bus, changes: countMarketChanges(bus), decimalsOf: () => 0 }
  const query = { coinName: SYMBOL, type: '1m' as const, limit: 10, before: undefined }
  const opened = shareCandles(parts).shared.open({ query, language: 'en', variant: '' })
  if (isDeclined(opened)) throw new Error('declined')
  const read = async (): Promise<readonly CandleFigures[]> =>
    JSON.parse(await opened.make()).kline_list
  expect(await read()).toEqual([])
  const price = parsePrice('7') as Price
  const prices = { open: price, high: price, low: price, close: price }
  const minute = { time: instantFromMs(START), ...prices, volume: 0n as never }
  const history = async ({ interval }: { interval: string }) => (interval === '1m' ? [minute] : [])
  await loadHistory(database, history, [SYMBOL], START + MINUTE_MS)
  const candle = { time: START, open_price: '7', close_price: '7', high_price: '7' }
  bus.publish('candle', {
    candles: [{ symbol: SYMBOL, candle: { ...candle, low_price: '7', volume: '0' } }],
  })
  expect((await read()).map(({ time }) => time)).toEqual([START])
  await database.close()
})
