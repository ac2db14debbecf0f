// Team rewards of a fee, level by level (TR-8.1).

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney, type Money, parseMoney, sumMoney } from '../numbers/money.ts'
import { formatRate, parseRate, type Rate } from '../numbers/rate.ts'
import { calculateRewards, parseRewardRates, REWARD_RATES } from './reward.ts'

const HIGHEST_DISCOUNT = parseRate('0.3') as Rate
const RATES = parseRewardRates(REWARD_RATES, HIGHEST_DISCOUNT)
const CHAIN = ['b', 'c', 'd']

const tell = (fee: string, inviters: readonly (string | undefined)[]) =>
  calculateRewards(parseMoney(fee) as Money, RATES, inviters).map(
    ({ beneficiaryId, level, amount }) => `${beneficiaryId} ${level} ${formatMoney(amount)}`,
  )

describe('rewards', () => {
  it('TR-8.1: 10, 5 and 2 % of the fee', () => {
    expect(tell('12.5', CHAIN)).toEqual(['b 1 1.25', 'c 2 0.625', 'd 3 0.25'])
  })

  it('TR-8.1: each names the fee and its part of it', () => {
    const rewards = calculateRewards(parseMoney('12.5') as Money, RATES, CHAIN)
    expect(rewards.map(({ fee, rate }) => `${formatMoney(fee)} ${formatRate(rate)}`)).toEqual([
      ...['12.5 0.1', '12.5 0.05', '12.5 0.02'],
    ])
  })

  it('TR-8.1: each is rounded half-even', () => {
    // 0.1 and 0.05 of 0.00005: 0.000005 and 0.0000025; 0.02 of it: 0.000001.
    expect(tell('0.00005', CHAIN)).toEqual(['b 1 0.000005', 'c 2 0.000002', 'd 3 0.000001'])
  })

  it('TR-8.1: nobody earns in the place of one who may not', () => {
    expect(tell('10', [undefined, 'c'])).toEqual(['c 2 0.5'])
    expect(tell('10', [])).toEqual([])
  })

  it('TR-8.1: nothing of nothing', () => {
    expect(tell('0', CHAIN)).toEqual([])
    expect(tell('0.000001', CHAIN)).toEqual([])
  })

  it('TR-8.1: their sum stays below the fee', () => {
    const fees = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((micros) => micros as Money)
    fc.assert(
      fc.property(fees, (fee) => {
        const rewards = calculateRewards(fee, RATES, CHAIN)
        expect(sumMoney(rewards.map(({ amount }) => amount)) < fee).toBe(true)
      }),
    )
  })
})

describe('rates', () => {
  it.each([[['0.5', '0.2']], [['0.1', '0.1', '0.1', '0.1']], [['-0.1']], [['a lot']]])(
    'TR-8.1: cannot be %j beside a discount of 30 %',
    (texts) => {
      expect(() => parseRewardRates(texts, HIGHEST_DISCOUNT)).toThrow(/reward rates cannot be/)
    },
  )

  it('TR-8.1: may be none at all', () => {
    expect(parseRewardRates([], HIGHEST_DISCOUNT)).toEqual([])
  })
})
