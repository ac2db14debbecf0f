// Calls about salary: what the payroll paid, and the settlement that makes it balance (TR-8.3).

import * as z from 'zod'
import { defineCall } from '../call.ts'
import * as field from '../fields.ts'
import { ROUTES } from '../routes.ts'
import { accountSummary } from './account.ts'

const payrollRecord = z.object({
  /** The day that earned it, `YYYY-MM-DD` in the operator's time zone. */
  date: z.string(),
  amount: z.string(),
  /** When it was paid. */
  time: z.int(),
})

export const salaryCalls = {
  settleSalary: defineCall(ROUTES.settleSalary, {
    access: 'session',
    summary: 'Moves salary to the balance.',
    keyed: true,
    body: z.strictObject({ amount: field.amount }),
    result: accountSummary,
  }),
  payrollRecords: defineCall(ROUTES.payrollRecords, {
    access: 'session',
    summary: 'What the payroll paid me, one record a day, newest first.',
    body: z.strictObject(field.bodyPaging),
    result: field.pageOf(payrollRecord),
  }),
}
