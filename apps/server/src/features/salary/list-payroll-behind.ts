// Payroll records of a span, oldest first, for the file of a customer's own records.

import type { CallResult } from '@fairtick/wire/api-contract'
import type { Queryable } from '../../platform/database.ts'
import { loadToday } from './operator-day.ts'
import { presentPayroll } from './present-payroll.ts'
import { listPayrollOfSpan } from './store.ts'

type PayrollRecord = CallResult<'payrollRecords'>['data'][number]

export type PayrollSpan = {
  /** When they were paid, both included. */
  readonly from: number
  readonly to: number
  /** 0, then the `last` of the page before. */
  readonly behind: bigint
  readonly limit: number
}

/** `last` is undefined when there were none. */
export async function listPayrollBehind(
  database: Queryable,
  { accountId, timeZone }: { readonly accountId: string; readonly timeZone: string },
  span: PayrollSpan,
): Promise<{ readonly records: readonly PayrollRecord[]; readonly last: bigint | undefined }> {
  const today = await loadToday(database, timeZone)
  // Days are counted from 0 on, so that the place behind a day is the next one.
  const rows = await listPayrollOfSpan(database, accountId, { ...span, firstDay: span.behind })
  const lastDay = rows.at(-1)?.day
  return {
    records: rows.map((row) => presentPayroll(row, today)),
    last: lastDay === undefined ? undefined : BigInt(lastDay + 1),
  }
}
