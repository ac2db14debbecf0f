// Each figure of the rewards follows from the inputs beside it, for any fees and rates (TR-8.1).

import { formatMoney, type Money, sumMoney } from '@fairtick/core/numbers/money'
import { multiplyByRate, parseRate, type Rate } from '@fairtick/core/numbers/rate'
import { plus, textOf, times, ZERO } from '@fairtick/testkit/fraction'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { micros, resultOf, shownOf, sum } from '../../shell/explanation/explanation-fixture.ts'
import { explainDay, explainEarned, explainLevel } from './explain-rewards.ts'

const feeArbitrary = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((amount) => amount as Money)
const rateArbitrary = fc.integer({ min: 1, max: 3_000 }).map((rate) => (rate / 10_000).toFixed(4))

/** As the engine credits them, fee by fee. */
const levelArbitrary = fc
  .record({
    level: fc.integer({ min: 1, max: 3 }),
    rate: rateArbitrary,
    fees: fc.array(feeArbitrary, { minLength: 1, maxLength: 30 }),
  })
  .map(({ level, rate, fees }) => ({
    ...{ level, rate, fees: fees.length, feesPaid: formatMoney(sumMoney(fees)) },
    amount: formatMoney(sumMoney(fees.map((fee) => multiplyByRate(fee, parseRate(rate) as Rate)))),
  }))

test('TR-8.1 the reward of a level follows from its fees, their part and the rounding', () => {
  fc.assert(
    fc.property(levelArbitrary, (level) => {
      const explanation = explainLevel(level)
      const { one, all } = shownOf(explanation)
      const together = micros(times(one('feesPaid'), one('rewardRate')))
      const [off = ZERO] = all('partsRounded')
      expect(textOf(plus(together, off))).toBe(resultOf(explanation))
      expect(resultOf(explanation)).toBe(level.amount)
    }),
  )
})

test('TR-8.1 of one fee alone nothing is off', () => {
  const level = { level: 1, rate: '0.05', fees: 1, feesPaid: '0.00005', amount: '0.000002' }
  expect(explainLevel(level).inputs.map(({ kind }) => kind)).toEqual(['feesPaid', 'rewardRate'])
})

test('TR-8.2 a day is the sum of its levels, each by its name', () => {
  fc.assert(
    fc.property(fc.array(levelArbitrary, { minLength: 1, maxLength: 4 }), (levels) => {
      const explanation = explainDay({ levels }, ({ level }) => `Level ${level}`)
      expect(textOf(sum(shownOf(explanation).all('reward')))).toBe(resultOf(explanation))
      expect(explanation.inputs.map(({ of }) => of)).toEqual(
        levels.map(({ level }) => `Level ${level}`),
      )
    }),
  )
})

test('TR-8.2 what was earned is what is paid and what waits', () => {
  const explanation = explainEarned({ paid: '12.345678', pending: '0.000002' })
  const { one } = shownOf(explanation)
  expect(textOf(plus(one('rewardsPaid'), one('rewardsPending')))).toBe(resultOf(explanation))
  expect(resultOf(explanation)).toBe('12.34568')
})
