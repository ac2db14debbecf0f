// Holds the filter of ended contracts and what they brought.

import { expect, test } from 'vitest'
import { contractQueryOf, NO_CONTRACT_FILTER } from './contract-filter.ts'
import { asChange, netResultOf, sumResults } from './contract-result.ts'

test('only what is chosen is asked for; days count whole', () => {
  expect(contractQueryOf(NO_CONTRACT_FILTER)).toEqual({})
  const start = new Date(2025, 10, 24).getTime()
  const day = { from: '2025-11-24', to: '2025-11-24' }
  expect(
    contractQueryOf({ ...NO_CONTRACT_FILTER, ...day, direction: 'short', reason: 'stop_loss' }),
  ).toEqual({
    direction: 'short',
    reason: 'stop_loss',
    from: String(start),
    to: String(start + 86_400_000 - 1),
  })
})

const closed = { profit: '10', fee: '0.3', overnightFee: '-0.05', status: 'closed' } as const

test('TR-4: the result is P/L less fees and overnight; a credit adds', () => {
  expect(netResultOf(closed)).toBe('9.75')
  expect(sumResults([closed, { ...closed, profit: '-9.75' }])).toBe('-0.25')
})

test('a cancelled order brought nothing, whatever it had reserved', () => {
  expect(netResultOf({ ...closed, status: 'cancelled' })).toBe('0')
})

test('a charge lowers the balance, a credit raises it', () => {
  expect([asChange('0.12'), asChange('-0.05'), asChange('0')]).toEqual(['-0.12', '0.05', '0'])
})
