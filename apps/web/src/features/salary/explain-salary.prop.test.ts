// Salary follows from the inputs beside it, for any of them (TR-8.3).

import { minus, plus, textOf } from '@fairtick/testkit/fraction'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { resultOf, shownOf } from '../../shell/explanation/explanation-fixture.ts'
import { explainSalary } from './explain-salary.ts'

const amount = fc
  .integer({ min: 0, max: 2_000_000_000 })
  .map((micros) => (micros / 1_000_000).toFixed(6))

test('TR-8.3 salary is what was paid in, less what was moved and withdrawn', () => {
  fc.assert(
    fc.property(
      fc.record({ payroll: amount, profitShares: amount, settled: amount, withdrawn: amount }),
      (parts) => {
        const explanation = explainSalary(parts)
        const { one } = shownOf(explanation)
        const paidIn = plus(one('payroll'), one('profitShares'))
        const left = minus(minus(paidIn, one('settled')), one('salaryWithdrawn'))
        expect(textOf(left)).toBe(resultOf(explanation))
      },
    ),
  )
})
