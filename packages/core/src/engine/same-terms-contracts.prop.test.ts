// One rule set for all (H3): the same contract is answered, filled and closed alike.

import { createDesk, PLAIN, type Wish } from '@fairtick/testkit/trading-desk'
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
it('TR-4: gives the rich winner of years and the newcomer the same fills, fees and closes', () => {
  fc.assert(
    fc.property(moments, moments, (past, present) => {
      const old = createDesk('1000000', [INSTRUMENT])
      const young = createDesk('10000', [INSTRUMENT])
      for (const [place, moment] of past.entries()) live(old, moment, `past ${place}`)
      // Both stand at one market now, and at nothing open.
      for (const desk of [old, young]) {
        desk.pass(old.now() - desk.now())
        desk.tick('100')
        desk.batchClose('all')
        for (const id of [...desk.account().orders.keys()]) desk.cancel(id)
      }
      const [oldStart, youngStart] = [old.events.length, young.events.length]
      for (const [place, moment] of present.entries()) {
        const answers = [old, young].map((desk) => live(desk, moment, `${place}`))
        expect(answers[0]).toEqual(answers[1])
      }
      expect(met(old, oldStart)).toEqual(met(young, youngStart))
    }),
  )
})

/** The answers to what was asked at one moment. */
function live(desk: ReturnType<typeof createDesk>, moment: Moment, id: string): readonly string[] {
  desk.pass(moment.afterMs)
  if (moment.mark !== undefined) desk.tick(near(moment.mark))
  const answers = moment.wish ? [desk.open(wishOf(moment.wish, id))] : []
  const [first] = [...desk.account().positions.keys()]
  if (moment.what === 'rollover') desk.calendar('rollover')
  if (moment.what === 'batch') answers.push(desk.batchClose('long'))
  if (first === undefined) return answers
  if (moment.what === 'close') answers.push(desk.close(first))
  if (moment.what === 'set') answers.push(desk.set(first, near(41), null))
  return answers
}

function wishOf(asked: NonNullable<Moment['wish']>, id: string): Wish {
  const { isLong, tenths, leverage, lateMs } = asked
  const price = (name: 'limit' | 'takeProfit' | 'stopLoss' | 'shown') =>
    asked[name] === undefined ? {} : { [name]: near(asked[name]) }
  return {
    ...{ id, direction: isLong ? 'long' : 'short', lots: `0.${tenths}`, leverage, lateMs },
    ...{ ...price('limit'), ...price('takeProfit'), ...price('stopLoss') },
    ...(asked.limit === undefined ? { ...price('shown'), tolerance: '0.0001' } : {}),
  }
}

/** What happened, without who he is and how much he has. */
function met(desk: ReturnType<typeof createDesk>, from: number): readonly string[] {
  return desk.events.slice(from).map((event) =>
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
