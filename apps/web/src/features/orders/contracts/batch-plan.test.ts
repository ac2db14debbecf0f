// Holds what closing all, all longs or all shorts would close.

import { expect, test } from 'vitest'
import { exampleContract } from '../../../live/contract-fixture.ts'
import { planBatch } from './batch-plan.ts'

const positions = [
  exampleContract({ id: 'new', orderTime: 3, direction: 'short' }),
  exampleContract({ id: 'stale', orderTime: 2, symbol: 'ETHUSDT' }),
  exampleContract({ id: 'old', orderTime: 1 }),
]
const plan = (scope: 'all' | 'long' | 'short') => {
  const { closing, skipped } = planBatch(positions, scope, (symbol) => symbol === 'BTCUSDT')
  return [closing, skipped].map((orders) => orders.map(({ id }) => id))
}

test('TR-4.16: oldest first; what is stale is passed over', () => {
  expect(plan('all')).toEqual([['old', 'new'], ['stale']])
})

test('one side leaves the other alone', () => {
  expect(plan('long')).toEqual([['old'], ['stale']])
  expect(plan('short')).toEqual([['new'], []])
})
