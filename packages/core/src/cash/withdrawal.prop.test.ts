// Deductions of any withdrawal under any terms (TR-6.1, TR-6.3).

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Money, sumMoney } from '../numbers/money.ts'
import { RATE_ONE, type Rate } from '../numbers/rate.ts'
import { calculateWithdrawal } from './withdrawal.ts'

const money = (min: bigint) => fc.bigInt({ min, max: 10n ** 15n }).map((value) => value as Money)
const share = fc.bigInt({ min: 0n, max: RATE_ONE }).map((value) => value as Rate)
const amount = money(1n)

const cases = fc.record({
  wish: fc.record({ amount, from: fc.constantFrom('cash' as const, 'salary' as const) }),
  method: fc.record({ feeRate: share, feeFixed: money(0n), min: amount, max: amount }),
  terms: fc.record({
    taxRate: share,
    taxBase: fc.constantFrom('gains' as const, 'amount' as const),
  }),
  gains: money(-(10n ** 15n)),
})

it('TR-6.1: tax never exceeds what is taxable, and all parts make up the amount', () => {
  fc.assert(
    fc.property(cases, ({ wish, method, terms, gains }) => {
      const { fee, taxable, tax, received } = calculateWithdrawal(wish, method, terms, gains)
      expect(tax >= 0n && tax <= taxable && taxable <= wish.amount).toBe(true)
      expect(fee >= method.feeFixed).toBe(true)
      expect(sumMoney([received, fee, tax])).toBe(wish.amount)
      const isOfGains = wish.from === 'cash' && terms.taxBase === 'gains'
      if (isOfGains) expect(taxable <= (gains > 0n ? gains : 0n)).toBe(true)
    }),
  )
})
