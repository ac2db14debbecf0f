// Printed candles, and the golden pair: a venue's trades against the candles it published.

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { openMarketFile } from '@fairtick/server/feed/market-file'
import { findSharedData } from '@fairtick/testkit/shared-data'
import { describe, expect, it } from 'vitest'
import { printCandles } from './print-candles.ts'

const folder = mkdtempSync(join(tmpdir(), 'candles-'))
const MONDAY = Date.UTC(2024, 3, 29)
const sharedData = findSharedData()

describe('npm run candles', () => {
  it('folds trades at their price and leaves silent minutes out', () => {
    const rows = [
      [0, '10.5', '1'],
      [59_999, '9', '0.25'],
      [60_000, '11', '2'],
      [180_000, '12', '1'],
    ]
    const text = rows.map(([ms, price, size]) => `${MONDAY + Number(ms)},${price},${size},buy`)
    expect(print('T.csv', `ts_ms,price,size,side\n${text.join('\n')}\n`, '1m')).toEqual([
      'ts_ms,open,high,low,close,volume',
      `${MONDAY},10.5,10.5,9,9,1.25`,
      `${MONDAY + 60_000},11,11,11,11,2`,
      `${MONDAY + 180_000},12,12,12,12,1`,
    ])
  })

  it('takes the exact middle of quotes, unrounded, with volume 0', () => {
    const text = `ts_ms,bid,ask\n${MONDAY},1.39146,1.39163\n${MONDAY + 5},1.3,1.4\n`
    expect(print('Q.csv', text, '1m').slice(1)).toEqual([`${MONDAY},1.391545,1.391545,1.35,1.35,0`])
  })

  it('knows weeks from Monday and months from the 1st', () => {
    const days = Array.from({ length: 7 }, (_, day) => `${MONDAY + day * 86_400_000},1,1,buy`)
    const text = `ts_ms,price,size,side\n${days.join('\n')}\n`
    expect(print('W.csv', text, '1w').slice(1)).toEqual([`${MONDAY},1,1,1,1,7`])
    expect(print('M.csv', text, '1M').slice(1)).toEqual([
      `${Date.UTC(2024, 3, 1)},1,1,1,1,2`,
      `${Date.UTC(2024, 4, 1)},1,1,1,1,5`,
    ])
  })

  it.skipIf(sharedData === undefined)(
    'golden pair: candles of Kraken trades equal those that Kraken published',
    () => {
      const shared = sharedData as string
      const file = openMarketFile(join(shared, 'trades/XBTUSDT.kraken.2025-11-10a.csv.gz'))
      const printed = [...printCandles(file, '1m')].slice(1).map((line) => line.split(','))
      const published = publishedCandles(join(shared, 'raw/kraken-rest-ohlc.jsonl.gz'))
      // The first and the last minute of the trades are cut.
      const whole = printed.slice(1, -1)
      for (const [time, ...values] of whole) {
        expect([time, values.map(Number)]).toEqual([time, published.get(Number(time))])
      }
      const times = new Set(whole.map(([time]) => Number(time)))
      const [from, to] = [Math.min(...times), Math.max(...times)]
      const silent = [...published].filter(([time]) => time > from && time < to && !times.has(time))
      expect(silent.length).toBeGreaterThan(50)
      for (const [, [open, high, low, close, volume]] of silent) {
        expect([high, low, close, volume]).toEqual([open, open, open, 0])
      }
    },
  )
})

function print(name: string, text: string, interval: Parameters<typeof printCandles>[1]) {
  const path = join(folder, name)
  writeFileSync(path, text)
  return [...printCandles(openMarketFile(path), interval)]
}

/** Open, high, low, close and volume by start in ms. */
function publishedCandles(path: string): Map<number, number[]> {
  const frame = JSON.parse(gunzipSync(readFileSync(path)).toString('utf8').split('\n')[0] ?? '')
  const body = JSON.parse(frame.data) as { result: Record<string, unknown> }
  const rows = Object.values(body.result).find(Array.isArray) as [number, ...string[]][]
  return new Map(
    rows.map(([second, open, high, low, close, _vwap, volume]) => [
      second * 1_000,
      [open, high, low, close, volume].map(Number),
    ]),
  )
}
