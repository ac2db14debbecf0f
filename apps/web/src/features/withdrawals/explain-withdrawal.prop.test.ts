// Each deduction follows from the inputs beside it, for any amount and any terms (TR-6.1).

import { fraction, minus, plus, textOf, times } from '@fairtick/testkit/fraction'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { larger, micros, resultOf, shownOf } from '../../shell/explanation/explanation-fixture.ts'
import { explainWithdrawal } from './explain-withdrawal.ts'
import { previewWithdrawal, type Terms } from './withdrawal-form.ts'

const decimal = (decimals: number, min: number, max: number) =>
  fc.integer({ min, max }).map((whole) => (whole / 10 ** decimals).toFixed(decimals))

test('TR-6.1, TR-6.3 fee, tax, their sum and what is received follow from their inputs', () => {
  fc.assert(
    fc.property(
      fc.record({
        amount: decimal(6, 1, 900_000_000),
        feeRate: decimal(5, 0, 10_000),
        feeFixed: decimal(2, 0, 500),
        taxRate: decimal(4, 0, 5_000),
        untaxedGains: decimal(6, -90_000_000, 90_000_000),
        taxBase: fc.constantFrom('gains' as const, 'amount' as const),
        from: fc.constantFrom('cash' as const, 'salary' as const),
      }),
      ({ amount, from, feeRate, feeFixed, ...tax }) => {
        const own = { feeRate, feeFixed, min: '0', max: '50000', decimals: 6 }
        const method = { method: 'wallet' as const, ...own }
        const terms = { ...tax, windowMode: 'queue', methods: [method] } as unknown as Terms
        const preview = previewWithdrawal({ amount, method: 'wallet', from }, terms)
        if (preview === undefined) throw new Error('no preview')
        const explain = (figure: Parameters<typeof explainWithdrawal>[0]) => {
          const explanation = explainWithdrawal(figure, { preview, method, taxRate: tax.taxRate })
          return { ...shownOf(explanation), result: resultOf(explanation) }
        }
        const fee = explain('fee')
        const paid = times(fee.one('amount'), fee.one('feeRate'))
        expect(fee.result).toBe(textOf(micros(plus(paid, fee.one('feeFixed')))))
        const taxed = explain('tax')
        expect(taxed.result).toBe(textOf(micros(times(taxed.one('taxable'), taxed.one('taxRate')))))
        const total = explain('total')
        expect(total.result).toBe(textOf(plus(total.one('fee'), total.one('tax'))))
        const got = explain('receive')
        const left = minus(minus(got.one('amount'), got.one('fee')), got.one('tax'))
        expect(got.result).toBe(textOf(larger(fraction('0'), left)))
      },
    ),
  )
})
