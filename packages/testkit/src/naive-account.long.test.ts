// The engine against the slow oracle on very many lives, longer ones too (TR-4, TR-5, TR-9).

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contractLives } from './contract-life.ts'
import { sampleFuzz } from './drawn-sample.ts'
import { liveContractLife } from './live-contract-life.ts'

const MATRIX = [
  { most: 60, parts: { fixed: 750, drawn: 750, all: 15_000 } },
  { most: 200, parts: { fixed: 500, drawn: 500, all: 10_000 } },
  { most: 1_000, parts: { fixed: 25, drawn: 25, all: 500 } },
].flatMap(({ most, parts }) =>
  sampleFuzz(`lives of ${most}`, parts).map(({ seed, numRuns }) => ({ most, seed, numRuns })),
)

test.each(MATRIX)(
  'TR-4: no difference on $numRuns lives of up to $most happenings, seed $seed',
  ({ most, seed, numRuns }) => {
    fc.assert(
      fc.property(contractLives(most), (life) => {
        expect(liveContractLife(life).difference).toBeUndefined()
      }),
      { seed, numRuns },
    )
  },
)
