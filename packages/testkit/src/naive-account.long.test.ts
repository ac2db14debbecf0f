// The engine against the slow oracle on very many lives, longer ones too (TR-4, TR-5, TR-9).

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contractLives } from './contract-life.ts'
import { liveContractLife } from './live-contract-life.ts'

test.each([
  { most: 60, numRuns: 15_000 },
  { most: 200, numRuns: 10_000 },
  { most: 1_000, numRuns: 500 },
])('TR-4: no difference on $numRuns lives of up to $most happenings', ({ most, numRuns }) => {
  fc.assert(
    fc.property(contractLives(most), (life) => {
      expect(liveContractLife(life).difference).toBeUndefined()
    }),
    { numRuns },
  )
})
