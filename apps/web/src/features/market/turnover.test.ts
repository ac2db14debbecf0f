// Turnover is worked out exactly, and in USD whichever side of the pair that is.

import { expect, test } from 'vitest'
import { turnoverText } from './turnover.ts'

const of = (pair: string, volume24h: string | null, price: string | null) =>
  turnoverText({ pair }, { volume24h, price })

test.each([
  ['BTC/USDT', '1234.56789', '58675.64', '72439061.07'],
  ['EUR/USD', '1000000', '1.08525', '1085250'],
  ['DOGE/USDT', '999999999999', '0.14', '139999999999.86'],
  ['USD/JPY', '40000.5', '152.31', '40000.5'],
])('%s: %s at %s is %s USD', (pair, volume, price, turnover) => {
  expect(of(pair, volume, price)).toBe(turnover)
})

test('nothing is made up where a volume or a price is missing', () => {
  expect(of('BTC/USDT', null, '1')).toBeUndefined()
  expect(of('BTC/USDT', '1', null)).toBeUndefined()
  expect(turnoverText({ pair: 'BTC/USDT' }, undefined)).toBeUndefined()
})
