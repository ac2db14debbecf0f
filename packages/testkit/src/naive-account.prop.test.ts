// The engine, which looks only where it must, equals the oracle, which looks everywhere (TR-4).

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawNumber } from './drawn-sample.ts'
import { runScenario } from './run-scenario.ts'
import { copyScenarioArbitrary, scenarioArbitrary } from './scenario-arbitrary.ts'

test('TR-4, TR-5, TR-9: no difference to the slow oracle on random scenarios, whole and in slices', () => {
  fc.assert(
    fc.property(scenarioArbitrary(200), (scenario) => {
      expect(runScenario(scenario).difference).toBeUndefined()
    }),
    { numRuns: 100, seed: drawNumber('scenarios beside the code') },
  )
})

test('TR-10: no difference to the slow oracle where leaders are copied, whole and in slices', () => {
  fc.assert(
    fc.property(copyScenarioArbitrary(150), (scenario) => {
      expect(runScenario(scenario).difference).toBeUndefined()
    }),
    { numRuns: 100, seed: drawNumber('copying beside the code') },
  )
})

const PLAIN_OPEN = {
  ...{ limitTenths: undefined, takeProfitTenths: undefined, stopLossTenths: undefined },
  ...{ act: 'open', shownTenths: undefined, lateMs: 0 },
} as const
const FOLLOW = {
  ...{ act: 'follow', mode: 'proportional', fixedLots: undefined, maxLeverage: undefined },
  ...{ allocation: '600', maxPerOrder: '100000', stopLoss: '0.3' },
} as const

test.each([
  {
    what: 'a stop-out right after a margin call at the very mark (TR-4.7)',
    steps: [
      {
        afterMs: 0,
        what: {
          ...PLAIN_OPEN,
          ...{ who: 1, market: 0, isLong: false, leverage: 50, percent: 2 },
        },
      },
      { afterMs: 0, what: { act: 'aim', who: 1, which: 0, level: 'marginCall', steps: 0 } },
      { afterMs: 0, what: { act: 'spread', market: 0, tenths: 0 } },
      { afterMs: 0, what: { act: 'tick', market: 0, moveTenths: 1 } },
      { afterMs: 0, what: { act: 'tick', market: 0, moveTenths: 303 } },
    ],
  },
  {
    what: 'no stop-out within 30 s of the first tick behind our own outage, and one then (TR-4.7)',
    steps: [
      {
        afterMs: 0,
        what: { ...PLAIN_OPEN, ...{ who: 1, market: 0, isLong: true, leverage: 50, percent: 40 } },
      },
      { afterMs: 30_001, what: { act: 'tick', market: 0, moveTenths: -4_200 } },
      { afterMs: 29_999, what: { act: 'tick', market: 0, moveTenths: 0 } },
    ],
    never: 'stop_out',
  },
  {
    what: 'a stop-out 30 s behind the first tick after our own outage (TR-4.7)',
    steps: [
      {
        afterMs: 0,
        what: { ...PLAIN_OPEN, ...{ who: 1, market: 0, isLong: true, leverage: 50, percent: 40 } },
      },
      { afterMs: 30_001, what: { act: 'tick', market: 0, moveTenths: -4_200 } },
      { afterMs: 30_000, what: { act: 'tick', market: 0, moveTenths: 0 } },
    ],
    happens: ['stop_out'],
  },
  {
    what: 'a stop-out on the first tick after an outage of the sources (TR-4.7)',
    steps: [
      {
        afterMs: 0,
        what: { ...PLAIN_OPEN, ...{ who: 1, market: 0, isLong: true, leverage: 50, percent: 40 } },
      },
      { afterMs: 10_000, what: { act: 'sources', markets: [0], state: 'down' } },
      { afterMs: 30_001, what: { act: 'sources', markets: [0], state: 'up' } },
      { afterMs: 30_000, what: { act: 'tick', market: 0, moveTenths: -4_200 } },
    ],
    happens: ['stop_out'],
  },
  {
    what: 'a tick that stops a leader and the follow of a follower (TR-10.2, TR-10.5)',
    steps: [
      { afterMs: 0, what: { ...FOLLOW, who: 2, leader: 0 } },
      { afterMs: 0, what: { ...FOLLOW, who: 3, leader: 0, stopLoss: '1' } },
      {
        afterMs: 0,
        what: { ...PLAIN_OPEN, who: 0, market: 1, isLong: true, leverage: 50, percent: 40 },
      },
      { afterMs: 500, what: { act: 'tick', market: 1, moveTenths: -4_500 } },
    ],
    happens: ['stop_out', 'copy_stop', 'copy'],
  },
  {
    what: 'a leader who follows another one and trades on the same tick (TR-10.2)',
    steps: [
      { afterMs: 0, what: { ...FOLLOW, who: 2, leader: 0 } },
      { afterMs: 0, what: { ...FOLLOW, who: 3, leader: 2, allocation: '1500.01' } },
      {
        afterMs: 0,
        what: {
          ...{ ...PLAIN_OPEN, who: 0, market: 2, isLong: true, leverage: 50, percent: 10 },
          limitTenths: -20,
        },
      },
      {
        afterMs: 0,
        what: {
          ...{ ...PLAIN_OPEN, who: 2, market: 2, isLong: false, leverage: 10, percent: 5 },
          ...{ takeProfitTenths: 20 },
        },
      },
      { afterMs: 500, what: { act: 'tick', market: 2, moveTenths: -40 } },
    ],
    happens: ['take_profit', 'copy'],
  },
] as const)('$what is seen by both', ({ steps, ...expected }) => {
  for (const slice of [undefined, 1, 2]) {
    const { difference, events } = runScenario({ steps, slice } as never)
    expect(difference).toBeUndefined()
    const reasons = events.flatMap(({ event }) => {
      if (event.kind === 'follow-ended') return [event.reason]
      return event.kind === 'position-closed' ? [event.position.closes.at(-1)?.reason] : []
    })
    if ('happens' in expected)
      expect(reasons).toEqual(expect.arrayContaining([...expected.happens]))
    if ('never' in expected) expect(reasons).not.toContain(expected.never)
  }
})
