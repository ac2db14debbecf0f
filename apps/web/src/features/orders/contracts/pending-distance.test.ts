// Holds how far the market is from the limit of a waiting order.

import { parseInstrument } from '@fairtick/core/market/instrument'
import { expect, test } from 'vitest'
import { distanceToMarket } from './pending-distance.ts'

const instrument = parseInstrument({
  symbol: 'BTCUSDT',
  base: 'BTC',
  quote: 'USDT',
  priceDecimals: 2,
  contractSize: '0.01',
  spread: '9',
  leverages: [20],
  minLots: '0.1',
  maxLots: '500',
  lotStep: '0.1',
  feeRate: '0.0005',
  overnightRate: { long: '0', short: '0' },
  durations: [],
  minStake: '5',
  maxStake: '500',
})

/** The order keeps its spread, whatever the instrument's is by now. */
const constants = {
  spread: '2',
  feeRate: '0.0005',
  overnightRate: { long: '0', short: '0' },
  minLots: '0.1',
}

test('a long waits below the ask, a short above the bid', () => {
  const long = { direction: 'long', delegatedPrice: '990', constants } as const
  expect(distanceToMarket(long, instrument, '999')).toEqual({ entry: '1000.00', distance: '-0.01' })
  const short = { direction: 'short', delegatedPrice: '1100', constants } as const
  expect(distanceToMarket(short, instrument, '1001')).toEqual({ entry: '1000.00', distance: '0.1' })
})

test('without a price nothing is said', () => {
  const long = { direction: 'long', delegatedPrice: '990', constants } as const
  expect(distanceToMarket(long, instrument, null)).toBeUndefined()
})
