// Which candles a chart takes of what comes by the socket.

import { expect, test } from 'vitest'
import { candlesOf } from './candles-of.ts'

const candle = (close: string) => ({
  ...{ time: 60_000, open_price: '9', close_price: close, high_price: '9', low_price: '8' },
  volume: '1',
})
const HOURS = {
  ...{ kline_type: 1 as const, code: 'BTCUSDT', type: '1h' },
  kline_list: [candle('8'), candle('9')],
}
const LATEST = [
  { code: 'ETHUSDT', kline_data: candle('7') },
  { code: 'BTCUSDT', kline_data: candle('8') },
]
const LIVE = { freshness: 'live' } as const
const chart = { symbol: 'BTCUSDT', interval: '1h', quote: LIVE } as const

test('of its own pair and interval alone', () => {
  expect(candlesOf(HOURS, chart)).toEqual(HOURS.kline_list)
  expect(candlesOf(HOURS, { ...chart, interval: '4h' })).toEqual([])
  expect(candlesOf(HOURS, { ...chart, symbol: 'ETHUSDT' })).toEqual([])
})

test('of the latest candles of all pairs its own, which is one of a minute', () => {
  expect(candlesOf(LATEST, { ...chart, interval: '1m' })).toEqual([candle('8')])
  expect(candlesOf(LATEST, chart)).toEqual([])
})

test('none of a pair that is stale; one that is not known of yet may be live', () => {
  const quote = { freshness: 'stale' } as const
  expect(candlesOf(HOURS, { ...chart, quote })).toEqual([])
  expect(candlesOf(LATEST, { ...chart, interval: '1m', quote })).toEqual([])
  expect(candlesOf(HOURS, { ...chart, quote: undefined })).toHaveLength(2)
})
