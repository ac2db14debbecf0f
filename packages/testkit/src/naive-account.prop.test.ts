// The engine, which looks only where it must, equals the oracle, which looks everywhere (TR-4).

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contractLives } from './contract-life.ts'
import { liveContractLife } from './live-contract-life.ts'

test('TR-4, TR-5, TR-9: no difference to the slow oracle on random lives, whole and in slices', () => {
  fc.assert(
    fc.property(contractLives(200), (life) => {
      expect(liveContractLife(life).difference).toBeUndefined()
    }),
    { numRuns: 300 },
  )
})
