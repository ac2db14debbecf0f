// Calls about an account over time: its records as a file, its equity.

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import * as field from '../fields.ts'
import { ROUTES } from '../routes.ts'
import { csvFile } from '../text-file.ts'

export const EXPORTED = ['options', 'contracts', 'moneychange', 'payroll'] as const
export const EQUITY_DAYS = ['7', '30'] as const

export const statementCalls = {
  exportRecords: defineCall(ROUTES.exportRecords, {
    access: 'session',
    account: 'figures',
    summary: 'My records of at most 366 days as CSV, oldest first.',
    query: z.strictObject({
      what: field.choice(EXPORTED),
      /** Both included; orders by when they were ordered. */
      from: field.timeText,
      to: field.timeText,
    }),
    result: csvFile,
  }),
  equityHistory: defineCall(ROUTES.equityHistory, {
    access: 'session',
    account: 'figures',
    summary: 'What the account was worth: each hour of 7 days, or each day of 30, as it was read.',
    query: z.strictObject({ days: field.choice(EQUITY_DAYS) }),
    result: z.object({
      /** Time and equity, oldest first; hours in which none was read are absent. */
      points: z.array(z.tuple([z.int(), z.string()])),
      /** Whether there are readings of before: without any the longer span has no more to show. */
      hasEarlier: z.boolean(),
    }),
  }),
}
