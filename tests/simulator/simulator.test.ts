// A few seeds of the simulator at each run of the tests; the long suites run hundreds (REL-24).

import { expect, test } from 'vitest'
import { runSeeds, seedsFrom } from './run-seeds.ts'

const SEEDS = 2
/** Behind those of the long suite, so that these are seeds of their own. */
const FIRST_SEED = 10_001

test('nothing is lost or doubled by the first seeds (REL-24)', async () => {
  expect(await runSeeds(seedsFrom(FIRST_SEED, SEEDS))).toMatchObject({ failure: undefined })
})
