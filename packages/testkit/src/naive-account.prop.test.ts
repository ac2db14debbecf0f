// The engine, which looks only where it must, equals the oracle, which looks everywhere (TR-4).

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawNumber } from './drawn-sample.ts'
import { runScenario } from './run-scenario.ts'
import { scenarioArbitrary } from './scenario-arbitrary.ts'

test('TR-4, TR-5, TR-9: no difference to the slow oracle on random scenarios, whole and in slices', () => {
  fc.assert(
    fc.property(scenarioArbitrary(200), (scenario) => {
      expect(runScenario(scenario).difference).toBeUndefined()
    }),
    { numRuns: 100, seed: drawNumber('scenarios beside the code') },
  )
})

test.each([
  {
    what: 'a stop-out right after a margin call at the very mark (TR-4.7)',
    steps: [
      {
        afterMs: 0,
        what: {
          ...{ act: 'open', who: 1, market: 0, isLong: false, leverage: 50, percent: 2 },
          ...{ limitTenths: undefined, takeProfitTenths: undefined, stopLossTenths: undefined },
          ...{ shownTenths: undefined, lateMs: 0 },
        },
      },
      { afterMs: 0, what: { act: 'aim', who: 1, which: 0, level: 'marginCall', steps: 0 } },
      { afterMs: 0, what: { act: 'spread', market: 0, tenths: 0 } },
      { afterMs: 0, what: { act: 'tick', market: 0, moveTenths: 1 } },
      { afterMs: 0, what: { act: 'tick', market: 0, moveTenths: 303 } },
    ],
  },
] as const)('$what is seen by both', ({ steps }) => {
  expect(runScenario({ steps, slice: undefined } as never).difference).toBeUndefined()
})
