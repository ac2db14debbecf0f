// Holds the order of the market table.

import { describe, expect, test } from 'vitest'
import type { Quote } from '../../live/market-store.ts'
import { ariaSortOf, nextSort, sortSymbols, turnoverOf } from './market-sort.ts'
import { mostTraded } from './most-traded.ts'

const quote = (symbol: string, figures: Partial<Quote>): Quote => ({
  symbol,
  price: null,
  change: null,
  high24h: null,
  low24h: null,
  volume24h: null,
  seq: 1,
  tickTimeMs: 0,
  freshness: 'live',
  moved: 'flat',
  ...figures,
})

const QUOTES = new Map(
  [
    quote('AAAUSDT', { price: '9', change: '-0.01', volume24h: '10' }),
    quote('BBBUSDT', { price: '100', change: '0.10', volume24h: '2' }),
    quote('CCCUSDT', {}),
    quote('USDJPY', { price: '150', change: '0.02', volume24h: '50' }),
  ].map((one) => [one.symbol, one]),
)
const getQuote = (symbol: string) => QUOTES.get(symbol)
const INSTRUMENTS = [
  { symbol: 'AAAUSDT', pair: 'AAA/USDT' },
  { symbol: 'CCCUSDT', pair: 'CCC/USDT' },
  { symbol: 'BBBUSDT', pair: 'BBB/USDT' },
  { symbol: 'USDJPY', pair: 'USD/JPY' },
]

describe('market sort', () => {
  test('a column goes down, up, off; another column starts with down', () => {
    const down = nextSort(null, 'price')
    const up = nextSort(down, 'price')
    expect([down, up, nextSort(up, 'price')]).toEqual([
      { key: 'price', order: 'desc' },
      { key: 'price', order: 'asc' },
      null,
    ])
    expect(nextSort(up, 'change')).toEqual({ key: 'change', order: 'desc' })
    expect(ariaSortOf(up, 'price')).toBe('ascending')
    expect(ariaSortOf(up, 'change')).toBe('none')
  })

  test('figures compare as numbers, and what has none stands last either way', () => {
    const byPrice = (order: 'asc' | 'desc') =>
      sortSymbols(INSTRUMENTS, { key: 'price', order }, getQuote)
    expect(byPrice('desc')).toEqual(['USDJPY', 'BBBUSDT', 'AAAUSDT', 'CCCUSDT'])
    expect(byPrice('asc')).toEqual(['AAAUSDT', 'BBBUSDT', 'USDJPY', 'CCCUSDT'])
  })

  test('without a sort the list keeps its own order', () => {
    expect(sortSymbols(INSTRUMENTS, null, getQuote)[1]).toBe('CCCUSDT')
  })

  test('TR-3: turnover is in USD, also where the base is USD', () => {
    expect(turnoverOf({ pair: 'BBB/USDT' }, QUOTES.get('BBBUSDT'))).toBe(200)
    expect(turnoverOf({ pair: 'USD/JPY' }, QUOTES.get('USDJPY'))).toBe(50)
    expect(turnoverOf({ pair: 'CCC/USDT' }, QUOTES.get('CCCUSDT'))).toBeUndefined()
  })

  test('most traded names only what has a known volume', () => {
    expect(mostTraded(INSTRUMENTS, getQuote)).toEqual(['BBBUSDT', 'AAAUSDT', 'USDJPY'])
  })
})
