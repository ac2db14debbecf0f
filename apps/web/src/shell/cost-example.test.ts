// The amounts of a sheet are those that will be charged (H7).

import { expect, test } from 'vitest'
import { contractExample, payoutExample } from './cost-example.ts'

const COSTS = {
  ...{ symbol: 'BTCUSDT', quote: 'USDT', contractSize: '0.01', spread: '2.5', feeRate: '0.0005' },
  ...{ overnightRate: { long: '0.0003', short: '-0.0001' }, maxLeverage: 50 },
}

test('H7: 2 lots at 64,000: margin, both ways through the spread, fees, a night', () => {
  const order = { direction: 'long', lots: '2', leverage: 10 } as const
  expect(contractExample(COSTS, order, '64000')).toEqual({
    ...{ margin: '128', spread: '0.05', fee: '0.64', night: '0.384' },
  })
  const short = { ...order, direction: 'short' } as const
  expect(contractExample(COSTS, short, '64000')?.night).toBe('-0.128')
})

test('H7: dollars against another currency are dollars already; the spread is divided by the price', () => {
  const yen = { ...COSTS, quote: 'JPY', contractSize: '1000', spread: '0.02' }
  const order = { direction: 'long', lots: '1', leverage: 10 } as const
  expect(contractExample(yen, order, '160')).toMatchObject({
    ...{ margin: '100', spread: '0.125008', fee: '0.5', night: '0.3' },
  })
})

test('H7: without a size or a price there is no example; a win brings the payout rate', () => {
  const order = { direction: 'long', lots: '', leverage: 10 } as const
  expect(contractExample(COSTS, order, '64000')).toBeUndefined()
  expect(contractExample(COSTS, { ...order, lots: '1' }, '')).toBeUndefined()
  expect(payoutExample('25', '0.8')).toBe('20')
  expect(payoutExample('', '0.8')).toBeUndefined()
})
