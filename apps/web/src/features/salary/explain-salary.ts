// What salary is made of: all that was ever paid into it, less all that left it (TR-8.3).

import { addMoney, subtractMoney } from '@fairtick/core/numbers/money'
import type { CallResult } from '@fairtick/wire/api-contract'
import { readMoney } from '../../platform/read-money.ts'
import { type Explanation, input, sumResult } from '../../shell/explanation/explanation.ts'

export type SalaryParts = NonNullable<CallResult<'payrollRecords'>['salary']>

export function explainSalary({
  payroll,
  profitShares,
  settled,
  withdrawn,
}: SalaryParts): Explanation {
  const paidIn = addMoney(readMoney(payroll), readMoney(profitShares))
  return {
    ...{ formula: 'explain.salaryFormula', rule: 'TR-8.3', decimals: 2, hides: 'with-amounts' },
    inputs: [
      input('payroll', payroll),
      input('profitShares', profitShares),
      input('settled', settled),
      input('salaryWithdrawn', withdrawn),
    ],
    result: sumResult(
      subtractMoney(subtractMoney(paidIn, readMoney(settled)), readMoney(withdrawn)),
    ),
  }
}
