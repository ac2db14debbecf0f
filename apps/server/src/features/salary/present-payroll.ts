// One payment of the payroll as its member sees it.

import { formatMoney } from '@fairtick/core/numbers/money'
import type { CallResult } from '@fairtick/wire/api-contract'
import { dateOfDay, type Today } from './operator-day.ts'
import type { PayrollRow } from './store.ts'

export function presentPayroll(
  { day, amount, paidMs }: PayrollRow,
  today: Today,
): CallResult<'payrollRecords'>['data'][number] {
  return { date: dateOfDay(today, day), amount: formatMoney(amount), time: paidMs }
}
