// Calls about one trading account: its figures, its postings, the practice reset.

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import * as field from '../fields.ts'
import { ROUTES } from '../routes.ts'

export const accountSummary = z.object({
  account: z.enum(['real', 'practice']),
  cash: z.string(),
  openProfit: z.string(),
  usedMargin: z.string(),
  reserved: z.string(),
  equity: z.string(),
  available: z.string(),
  freeMargin: z.string(),
  spendable: z.string(),
  riskRate: z.string().nullable(),
  stake: z.string(),
  hold: z.string(),
  salary: z.string(),
  todayProfit: z.string(),
})

export const MONEY_CHANGE_CAUSES = [
  'practice-grant',
  'practice-reset',
  'option-purchase',
  'option-settlement',
  'contract-open',
  'contract-close',
  'overnight',
  'deposit',
  'withdrawal-submit',
  'withdrawal-return',
  'salary-settlement',
  'profit-share-paid',
  'adjustment',
] as const

export const moneyChange = z.object({
  id: z.string(),
  time: z.int(),
  cause: z.enum(MONEY_CHANGE_CAUSES),
  causeId: z.string(),
  amount: z.string(),
  balanceAfter: z.string(),
  /** What negative balance protection paid in of it, so that nothing is owed (TR-4.8). */
  protection: z.string().nullable(),
})

export const accountCalls = {
  accountSummary: defineCall(ROUTES.accountSummary, {
    access: 'session',
    account: 'figures',
    summary: 'The figures of the account.',
    result: accountSummary,
  }),
  moneyChanges: defineCall(ROUTES.moneyChanges, {
    access: 'session',
    account: 'figures',
    summary: 'Each change of the cash balance, newest first.',
    query: z.strictObject({
      ...field.paging,
      type: field.choice(MONEY_CHANGE_CAUSES).optional(),
      from: field.timeText.optional(),
      to: field.timeText.optional(),
    }),
    result: field.pageOf(moneyChange),
  }),
  resetPractice: defineCall(ROUTES.resetPractice, {
    access: 'session',
    account: 'figures',
    summary: 'Brings a flat practice account back to its first balance.',
    keyed: true,
    result: accountSummary,
  }),
}
