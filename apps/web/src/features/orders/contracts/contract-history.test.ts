// Holds the filter of ended contracts.

import { expect, test } from 'vitest'
import { contractQueryOf, NO_CONTRACT_FILTER } from './contract-history.ts'

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
