// What comes back of a fee is less than the fee, whoever trades with whom (REL-12).

import { createMoneyFixture } from '@fairtick/testkit/money-fixture'
import { PLAIN } from '@fairtick/testkit/trading-fixture'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateFee } from '../contracts/fees.ts'
import { addMoney, type Money, parseMoney, subtractMoney, sumMoney } from '../numbers/money.ts'
import type { Rate } from '../numbers/rate.ts'
import { calculateRewards, parseRewardRates, REWARD_RATES } from '../team/reward.ts'
import { VIP_LEVELS } from '../vip/vip-level.ts'

const DISCOUNTS = VIP_LEVELS.map(({ feeDiscount }) => feeDiscount)
const RATES = parseRewardRates(REWARD_RATES, DISCOUNTS.at(-1) as Rate)
const TEAM = ['b', 'c', 'd']

describe('REL-12: no money pump', () => {
  it('rewards of all levels and the discount together are below the fee of the rules', () => {
    const notionals = fc.bigInt({ min: 1n, max: 10n ** 15n })
    const feeRates = fc.bigInt({ min: 1n, max: 10n ** 5n }).map((rate) => rate as Rate)
    fc.assert(
      fc.property(notionals, feeRates, fc.constantFrom(...DISCOUNTS), (numerator, rate, part) => {
        const notional = { numerator, denominator: 1_000_000n }
        const [full, paid] = [
          calculateFee(notional, rate, 0n as Rate),
          calculateFee(notional, rate, part),
        ]
        const rewards = sumMoney(calculateRewards(paid, RATES, TEAM).map(({ amount }) => amount))
        const back = addMoney(rewards, subtractMoney(full, paid))
        // Of a fee that is nothing nothing is kept, and nothing comes back either.
        expect(paid === 0n ? rewards === 0n : back < full).toBe(true)
      }),
    )
  })

  it('one person in all four places loses by every fill at a price that stands', () => {
    const lots = fc.integer({ min: 1, max: 50 }).map(String)
    fc.assert(
      fc.property(fc.array(lots, { minLength: 1, maxLength: 6 }), (orders) => {
        const fixture = createMoneyFixture('100000', {}, { ...PLAIN, feeRate: '0.01' })
        fixture.tick('100')
        fixture.join(TEAM)
        let before = wealth(fixture)
        for (const [place, size] of orders.entries()) {
          for (const act of [
            () => fixture.open({ id: `o${place}`, lots: size }),
            () => fixture.close(`o${place}`),
          ]) {
            expect(act()).toBe('ok')
            const after = wealth(fixture)
            expect(after < before).toBe(true)
            before = after
          }
        }
      }),
      { numRuns: 30 },
    )
  })
})

/** Cash of the four and what is owed to them; of no position a profit, since the price stands. */
function wealth(fixture: ReturnType<typeof createMoneyFixture>): Money {
  const texts = ['a', ...TEAM].flatMap((id) => [fixture.money(id).cash, fixture.payable(id)])
  return sumMoney(texts.map((text) => parseMoney(text) as Money))
}
