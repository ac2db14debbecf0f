// TR-10.8: instruments by the number of orders.

import { expect, it } from 'vitest'
import { countInstruments } from './traded-instruments.ts'

it('TR-10.8 the most traded first, each with its part of all orders', () => {
  const symbols = ['XAUUSD', 'BTCUSDT', 'ETHUSDT', 'BTCUSDT', 'BTCUSDT', 'ETHUSDT']
  expect(countInstruments(symbols.map((symbol) => ({ symbol })))).toEqual([
    { symbol: 'BTCUSDT', orders: 3, share: 500_000_000n },
    { symbol: 'ETHUSDT', orders: 2, share: 333_333_333n },
    { symbol: 'XAUUSD', orders: 1, share: 166_666_666n },
  ])
  expect(countInstruments([])).toEqual([])
})
