// One rule set for all (H3): the same contract is answered, filled and closed alike.

import {
  type ContractRequest,
  createTradingFixture,
  PLAIN,
} from '@fairtick/testkit/trading-fixture'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const INSTRUMENT = {
  ...{ ...PLAIN, spread: '0.03', feeRate: '0.0005' },
  overnightRate: { long: '0.0003', short: '-0.0001' },
}

const cents = fc.integer({ min: -40, max: 40 })
const level = fc.option(cents, { nil: undefined })
const wish = fc.record({
  isLong: fc.boolean(),
  tenths: fc.integer({ min: 0, max: 9 }),
  leverage: fc.constantFrom(1, 10, 100, 3),
  ...{ limit: level, takeProfit: level, stopLoss: level, shown: level },
  lateMs: fc.constantFrom(0, 0, 0, 6_000),
})
const moments = fc.array(
  fc.record({
    afterMs: fc.oneof(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 0, max: 40_000 })),
    mark: fc.option(cents, { nil: undefined }),
    wish: fc.option(wish, { nil: undefined }),
    what: fc.constantFrom('nothing', 'close', 'batch', 'rollover', 'set'),
  }),
  { maxLength: 40 },
)
type Moment = typeof moments extends fc.Arbitrary<readonly (infer One)[]> ? One : never

/** Small enough never to reach a VIP level, which is published and a thing of volume. */
it('H3, TR-4: gives the rich winner of years and the newcomer the same fills, fees and closes', () => {
  fc.assert(
    fc.property(moments, moments, (past, present) => {
      const old = createTradingFixture('1000000', [INSTRUMENT])
      const young = createTradingFixture('10000', [INSTRUMENT])
      for (const [place, moment] of past.entries()) live(old, moment, `past ${place}`)
      // Both stand at one market now, and at nothing open.
      for (const fixture of [old, young]) {
        fixture.pass(old.now() - fixture.now())
        fixture.tick('100')
        fixture.batchClose('all')
        for (const id of [...fixture.account().orders.keys()]) fixture.cancel(id)
      }
      const [oldStart, youngStart] = [old.events.length, young.events.length]
      for (const [place, moment] of present.entries()) {
        const answers = [old, young].map((fixture) => live(fixture, moment, `${place}`))
        expect(answers[0]).toEqual(answers[1])
      }
      expect(met(old, oldStart)).toEqual(met(young, youngStart))
    }),
  )
})

/** The answers to what was asked at one moment. */
function live(
  fixture: ReturnType<typeof createTradingFixture>,
  moment: Moment,
  id: string,
): readonly string[] {
  fixture.pass(moment.afterMs)
  if (moment.mark !== undefined) fixture.tick(near(moment.mark))
  const answers = moment.wish ? [fixture.open(wishOf(moment.wish, id))] : []
  const [first] = [...fixture.account().positions.keys()]
  if (moment.what === 'rollover') fixture.calendar('rollover')
  if (moment.what === 'batch') answers.push(fixture.batchClose('long'))
  if (first === undefined) return answers
  if (moment.what === 'close') answers.push(fixture.close(first))
  if (moment.what === 'set') answers.push(fixture.set(first, near(41), null))
  return answers
}

function wishOf(asked: NonNullable<Moment['wish']>, id: string): ContractRequest {
  const { isLong, tenths, leverage, lateMs } = asked
  const price = (name: 'limit' | 'takeProfit' | 'stopLoss' | 'shown') =>
    asked[name] === undefined ? {} : { [name]: near(asked[name]) }
  return {
    ...{ id, direction: isLong ? 'long' : 'short', lots: `0.${tenths}`, leverage, lateMs },
    ...{ ...price('limit'), ...price('takeProfit'), ...price('stopLoss') },
    ...(asked.limit === undefined ? { ...price('shown'), tolerance: '0.0001' } : {}),
  }
}

/** What happened, without who it is and how much there is. */
function met(fixture: ReturnType<typeof createTradingFixture>, from: number): readonly string[] {
  return fixture.events.slice(from).map((event) =>
    JSON.stringify(event, (key, value) => {
      const isHis = ['accountId', 'id', 'placed', 'causeId', 'openSeq', 'seq'].includes(key)
      if (isHis) return undefined
      return typeof value === 'bigint' ? String(value) : value
    }),
  )
}

function near(offset: number): string {
  return ((10_000 + offset) / 100).toFixed(2)
}
