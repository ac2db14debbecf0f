// The engine against the slow oracle on very many, and longer, scenarios (TR-4, TR-5, TR-9, TR-10).

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleFuzz } from './drawn-sample.ts'
import { runScenario } from './run-scenario.ts'
import { copyScenarioArbitrary, scenarioArbitrary } from './scenario-arbitrary.ts'

const MATRIX = [
  { most: 60, parts: { fixed: 750, drawn: 750, all: 15_000 } },
  { most: 200, parts: { fixed: 500, drawn: 500, all: 10_000 } },
  { most: 1_000, parts: { fixed: 25, drawn: 25, all: 500 } },
].flatMap(({ most, parts }) =>
  sampleFuzz(`scenarios of ${most}`, parts).map(({ seed, numRuns }) => ({ most, seed, numRuns })),
)

test.each(MATRIX)(
  'TR-4: no difference on $numRuns scenarios of up to $most steps, seed $seed',
  ({ most, seed, numRuns }) => {
    fc.assert(
      fc.property(scenarioArbitrary(most), (scenario) => {
        expect(runScenario(scenario).difference).toBeUndefined()
      }),
      { seed, numRuns },
    )
  },
)

const COPYING = [
  { most: 150, parts: { fixed: 750, drawn: 750, all: 15_000 } },
  { most: 500, parts: { fixed: 100, drawn: 100, all: 2_000 } },
].flatMap(({ most, parts }) =>
  sampleFuzz(`copying of ${most}`, parts).map(({ seed, numRuns }) => ({ most, seed, numRuns })),
)

test.each(COPYING)(
  'TR-10: no difference on $numRuns scenarios of copying of up to $most steps, seed $seed',
  ({ most, seed, numRuns }) => {
    fc.assert(
      fc.property(copyScenarioArbitrary(most), (scenario) => {
        expect(runScenario(scenario).difference).toBeUndefined()
      }),
      { seed, numRuns },
    )
  },
)
