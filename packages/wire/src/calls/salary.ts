// Calls about salary: what the payroll paid, and the settlement that makes it balance (TR-8.3).

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import * as field from '../fields.ts'
import { ROUTES } from '../routes.ts'
import { accountSummary, MONEY_CHANGE_CAUSES } from './account.ts'
import { shownDeductions, WITHDRAWAL_METHODS, withdrawalRecord } from './withdrawals.ts'

/** Also what moves salary alone; a withdrawal may do either. */
const BILL_CAUSES = [...MONEY_CHANGE_CAUSES, 'payroll', 'profit-share-received'] as const

const billLine = z.object({
  id: z.string(),
  time: z.int(),
  cause: z.enum(BILL_CAUSES),
  causeId: z.string(),
  /** What came to the balance, and what went to salary; one of them may be 0. */
  amount: z.string(),
  salary: z.string(),
  balanceAfter: z.string(),
  /** Of a profit share: `salary` = (base − mark) × rate, less where the follower had no cash. */
  share: z
    .object({
      /** The n-th who ever followed; nobody is named. */
      follower: z.int(),
      base: z.string(),
      mark: z.string(),
      rate: z.string(),
    })
    .nullable(),
})

const payrollRecord = z.object({
  /** The day that earned it, `YYYY-MM-DD` in the operator's time zone. */
  date: z.string(),
  amount: z.string(),
  /** When it was paid. */
  time: z.int(),
})

/**
 * Salary is `payroll` + `profitShares` − `settled` − `withdrawn`, each of all times. Null behind
 * the first page.
 */
const salaryParts = z.object({
  payroll: z.string(),
  profitShares: z.string(),
  /** Moved to the balance. */
  settled: z.string(),
  /** Withdrawn or on the way out, less what came back. */
  withdrawn: z.string(),
})

export const salaryCalls = {
  settleSalary: defineCall(ROUTES.settleSalary, {
    access: 'session',
    account: 'figures',
    summary: 'Moves salary to the balance.',
    keyed: true,
    body: z.strictObject({ amount: field.amount }),
    result: accountSummary,
  }),
  payrollRecords: defineCall(ROUTES.payrollRecords, {
    access: 'session',
    account: 'figures',
    summary:
      'What the payroll paid me, one record a day, newest first, and what salary is made of.',
    body: z.strictObject(field.bodyPaging),
    result: field.pageOf(payrollRecord).extend({ salary: salaryParts.nullable() }),
  }),
  withdrawSalary: defineCall(ROUTES.withdrawSalary, {
    access: 'session',
    account: 'money-out',
    summary: 'Asks for a withdrawal of salary; all of it is taxable.',
    keyed: true,
    body: z.strictObject({
      amount: field.amount,
      shown: shownDeductions.optional(),
      method: field.choice(WITHDRAWAL_METHODS),
      /** The fund password. */
      password: field.typedPassword,
      otp: field.otp.optional(),
      walletId: field.id.optional(),
    }),
    result: withdrawalRecord,
  }),
  bill: defineCall(ROUTES.bill, {
    access: 'session',
    account: 'figures',
    summary: 'Each change of balance or salary, newest first.',
    body: z.strictObject({
      ...field.bodyPaging,
      type: field.choice(BILL_CAUSES).optional(),
      from: field.time.optional(),
      to: field.time.optional(),
    }),
    result: field.pageOf(billLine),
  }),
}
