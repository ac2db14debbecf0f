// Holds the lists of the market and the search.

import { expect, test } from 'vitest'
import { instrumentsOf, marketListsOf, searchInstruments } from './market-lists.ts'

const one = (pair: string, type: string, name: string, optional: boolean) => ({
  symbol: pair.replace('/', ''),
  pair,
  type,
  name,
  optional,
})

const INSTRUMENTS = [
  one('BTC/USDT', 'crypto', 'ビットコイン', true),
  one('ETH/USDT', 'crypto', 'イーサリアム', false),
  one('EUR/USD', 'forex', 'ユーロ', false),
  one('XAU/USD', 'metals', '金', true),
]

const symbols = (rows: readonly { symbol: string }[]) => rows.map(({ symbol }) => symbol)

test('spec §2: watchlist, all, USDT, then the categories that USDT does not cover', () => {
  expect(marketListsOf(INSTRUMENTS)).toEqual(['watchlist', 'all', 'usdt', 'forex', 'metals'])
  expect(marketListsOf(INSTRUMENTS.slice(2))).toEqual(['watchlist', 'all', 'forex', 'metals'])
})

test('each list has its own instruments', () => {
  expect(symbols(instrumentsOf(INSTRUMENTS, 'watchlist'))).toEqual(['BTCUSDT', 'XAUUSD'])
  expect(symbols(instrumentsOf(INSTRUMENTS, 'usdt'))).toEqual(['BTCUSDT', 'ETHUSDT'])
  expect(symbols(instrumentsOf(INSTRUMENTS, 'forex'))).toEqual(['EURUSD'])
  expect(instrumentsOf(INSTRUMENTS, 'all')).toHaveLength(4)
})

test('a search finds pair, symbol and name, in any case and width', () => {
  for (const query of ['btc', 'BTCUSDT', 'ｂｔｃ', 'btc / usdt', 'ビット', 'ﾋﾞｯﾄ', 'びっと']) {
    expect(symbols(searchInstruments(INSTRUMENTS, query))).toEqual(['BTCUSDT'])
  }
  expect(searchInstruments(INSTRUMENTS, '  ')).toHaveLength(4)
  expect(searchInstruments(INSTRUMENTS, 'zzz')).toEqual([])
})
