// What the payroll paid, and what salary is made of, as a member sees it.

import { formatMoney } from '@fairtick/core/numbers/money'
import type { CallResult } from '@fairtick/wire/api-contract'
import { dateOfDay, type Today } from './operator-day.ts'
import type { PayrollRow, SalaryParts } from './store.ts'

export function presentPayroll(
  { day, amount, paidMs }: PayrollRow,
  today: Today,
): CallResult<'payrollRecords'>['data'][number] {
  return { date: dateOfDay(today, day), amount: formatMoney(amount), time: paidMs }
}

export function presentSalaryParts({
  payroll,
  profitShares,
  settled,
  withdrawn,
}: SalaryParts): NonNullable<CallResult<'payrollRecords'>['salary']> {
  return {
    payroll: formatMoney(payroll),
    profitShares: formatMoney(profitShares),
    settled: formatMoney(settled),
    withdrawn: formatMoney(withdrawn),
  }
}
