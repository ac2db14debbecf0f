// Holds the rankings of the home screen.

import { expect, test } from 'vitest'
import type { Quote } from '../../live/market-store.ts'
import { dayRatioOf } from './day-ratio.ts'
import { rankMovers } from './movers.ts'

const CHANGES: Record<string, [change: string, freshness: Quote['freshness']]> = {
  UP1: ['0.01', 'live'],
  UP9: ['0.09', 'live'],
  OLD: ['0.99', 'stale'],
  DOWN: ['-0.05', 'live'],
  FLAT: ['0', 'live'],
  // Shown as 0.00%.
  LEAST: ['0.00004', 'live'],
  LOWEST: ['-0.00004', 'live'],
}

const INSTRUMENTS = Object.keys(CHANGES).map((symbol) => ({
  symbol,
  pair: `${symbol}/USDT`,
  optional: symbol === 'FLAT',
}))

const getQuote = (symbol: string): Quote | undefined => {
  const [change = null, freshness = 'live'] = CHANGES[symbol] ?? []
  return {
    symbol,
    price: '1',
    change,
    high24h: null,
    low24h: null,
    volume24h: symbol === 'DOWN' ? null : '1',
    seq: 1,
    tickTimeMs: 0,
    freshness,
    moved: 'flat',
  }
}

test('gainers rose, the most first; losers fell; what is stale does not rank', () => {
  expect(rankMovers(INSTRUMENTS, 'gainers', getQuote)).toEqual(['UP9', 'UP1'])
  expect(rankMovers(INSTRUMENTS, 'losers', getQuote)).toEqual(['DOWN'])
  expect(rankMovers(INSTRUMENTS, 'volume', getQuote)).toEqual([
    ...['UP1', 'UP9', 'FLAT', 'LEAST', 'LOWEST'],
  ])
  expect(rankMovers(INSTRUMENTS, 'watchlist', getQuote)).toEqual(['FLAT'])
})

test('the day’s ratio is against the equity of the morning', () => {
  expect(dayRatioOf({ equity: '10048.35', todayProfit: '48.35' })).toBe('0.004835')
  expect(dayRatioOf({ equity: '0', todayProfit: '0' })).toBeUndefined()
})
