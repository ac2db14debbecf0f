// Calls about an account over time: its records as a file.

import * as z from 'zod'
import { defineCall } from '../call.ts'
import * as field from '../fields.ts'
import { ROUTES } from '../routes.ts'
import { csvFile } from '../text-file.ts'

export const EXPORTED = ['options', 'contracts', 'moneychange'] as const

export const statementCalls = {
  exportRecords: defineCall(ROUTES.exportRecords, {
    access: 'session',
    summary: 'My records of at most 366 days as CSV, oldest first.',
    query: z.strictObject({
      what: field.choice(EXPORTED),
      /** Both included; orders by when they were ordered. */
      from: field.timeText,
      to: field.timeText,
    }),
    result: csvFile,
  }),
}
