// The public report: what each month came to, by product, as it was measured from the records.

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import { ROUTES } from '../routes.ts'

/** Null: some, but so few that somebody might be known by them. */
const shownCount = z.int().nullable()

const reasons = z.array(z.object({ reason: z.string(), count: shownCount }))

const side = z.object({
  orders: shownCount,
  /** Mean of `|fill − shown| ÷ shown`, each rounded half-even to 12 decimals, it to 7. */
  meanRatio: z.string().nullable(),
  /** USD, each order rounded half-even to 6 decimals; null of options too. */
  usd: z.string().nullable(),
})

/** Fills at market against the price that the order named as shown. */
const slippage = z.object({
  /** For the customer. */
  better: side,
  worse: side,
  equal: shownCount,
  /** Orders that named no price. */
  unnamed: shownCount,
})

/** Of accepted and refused orders: from arrival at the engine until decided. */
const handling = z.object({ meanMs: z.string(), longestMs: z.int() }).nullable()

/** Null: too few accounts. The share is a fraction, rounded up to a tenth of a percent. */
const results = z.object({ accounts: z.int(), losingShare: z.string() }).nullable()

const wireReportMonth = z.object({
  /** `YYYY-MM`, of the operator. */
  month: z.string(),
  accountKind: z.enum(['practice', 'real']),
  from: z.int(),
  until: z.int(),
  measured: z.int(),
  contracts: z.object({
    opened: shownCount,
    refused: shownCount,
    cancelled: reasons,
    stoppedOut: shownCount,
    slippage,
    handling,
    /** Those of copies counted in: an account has one result. */
    results,
  }),
  copies: z.object({ opened: shownCount, skipped: reasons, stoppedOut: shownCount }),
  options: z.object({
    bought: shownCount,
    refused: shownCount,
    voided: shownCount,
    /** Stakes of void ones, USD. */
    returned: z.string().nullable(),
    slippage,
    handling,
    results,
  }),
  house: z.object({
    /** USD, positive what came to the house; null: of too few accounts. */
    lines: z.array(z.object({ ledger: z.string(), amount: z.string().nullable() })),
    /** Of the lines that are shown, but tax, which is not the house's. */
    sum: z.string(),
  }),
})

export const reportCalls = {
  report: defineCall(ROUTES.report, {
    access: 'public',
    anyOrigin: true,
    summary: 'What each month came to, newest first; the month that runs is not in it.',
    result: z.object({
      months: z.array(wireReportMonth),
      /** When the next one comes. */
      next: z.int(),
    }),
  }),
}
