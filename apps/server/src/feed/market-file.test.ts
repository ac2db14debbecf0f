// Reading recorded market data.

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { formatQuantity } from '@fairtick/core/numbers/lots'
import { formatPrice } from '@fairtick/core/numbers/price'
import { describe, expect, it } from 'vitest'
import { openMarketFile, readCandleRows, readQuoteRows, readTradeRows } from './market-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'market-file-'))
const CANDLES = 'ts_ms,open,high,low,close,volume\n'
const TRADES = 'ts_ms,price,size,side\n'

describe('market files', () => {
  it('reads candles, gzipped or not, and tells symbol, interval and span', () => {
    const rows = `${CANDLES}60000,1.5,2,1,1.75,0.30000000000000004\n120000,2,2,2,2,5\n`
    const file = openMarketFile(fileOf('EURUSD.venue.2014.csv.gz', gzipSync(rows)))
    expect(file).toMatchObject({
      symbol: 'EURUSD',
      kind: 'candles',
      interval: '1m',
      firstMs: 60_000,
      lastMs: 120_000,
    })
    const [first] = [...readCandleRows(file)]
    expect(first && [formatPrice(first.close, 0), formatQuantity(first.volume)]).toEqual([
      '1.75',
      '0.3',
    ])
    const daily = openMarketFile(fileOf('EURUSD.2012_2022.1d.csv', rows))
    expect(daily.interval).toBe('1d')
    expect([...readCandleRows(daily)]).toHaveLength(2)
  })

  it('reads trades in source order and quotes', () => {
    const trades = openMarketFile(fileOf('X.csv', `${TRADES}5,1.25,3,buy\n5,1.5,0.5,\n`))
    expect([...readTradeRows(trades)].map(({ price }) => formatPrice(price, 0))).toEqual([
      '1.25',
      '1.5',
    ])
    const quotes = openMarketFile(fileOf('Y.csv', 'ts_ms,bid,ask\n5,1.25,1.5\n'))
    expect([...readQuoteRows(quotes)].map(({ bid }) => formatPrice(bid, 0))).toEqual(['1.25'])
  })

  it.each([
    ['another header', 'a,b,c\n1,2,3\n', /none of the known header lines/],
    ['no rows', CANDLES, /has no rows/],
    ['a price of zero', `${TRADES}5,0,1,buy\n`, /line 2 cannot be read/],
    ['a price that is no number', `${TRADES}5,1,1,buy\n6,NaN,1,buy\n`, /line 3 cannot be read/],
    ['a negative size', `${TRADES}5,1,-1,buy\n`, /line 2 cannot be read/],
    ['a step back in time', `${TRADES}5,1,1,buy\n4,1,1,buy\n`, /line 3 goes back in time/],
    ['a time that is none', `${TRADES}now,1,1,buy\n`, /line 2 has no time/],
  ])('refuses %s and says where', (what, text, message) => {
    const path = fileOf(`BAD${what.length}.csv`, text)
    expect(() => [...readTradeRows(openMarketFile(path))]).toThrow(message)
  })
})

function fileOf(name: string, content: string | Buffer): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
