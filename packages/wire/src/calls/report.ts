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

/** Those that one side gained by, and how much in USD. */
const gained = z.object({ orders: shownCount, usd: z.string().nullable() })

/** Options that were due while the newest price was too old (TR-5.3), by whose outage it was. */
const optionsInGap = z.object({
  due: shownCount,
  /** Void, and a win by the newest price: what was not paid. */
  house: gained,
  /** Void, and a loss by it: stakes that went back. */
  customer: gained,
  /** Void, and a draw by it. */
  neither: shownCount,
  /** A win by it that was paid, since the outage was the operator's own. */
  paid: gained,
})

/**
 * Positions stopped out at most 60 s behind the first price after a gap of more than 30 s, by the
 * mark ten minutes later: of the month in which these ten minutes end.
 */
const stopsBehindGap = z.object({
  stopped: shownCount,
  /** It had come back. */
  house: gained,
  /** It had gone on against the position. */
  customer: gained,
  /** The same mark, or no newer one. */
  neither: shownCount,
})

/** By calendar time, from the request on; nearest rank. */
const payouts = z.object({
  /** Paid out in the month. */
  paid: shownCount,
  /** Null: of none or of few. */
  times: z.object({ medianMs: z.int(), p95Ms: z.int(), longestMs: z.int() }).nullable(),
  /** Ended unpaid in the month, all of it returned. */
  failed: shownCount,
  cancelled: shownCount,
  /** At the end of the month. */
  waiting: shownCount,
  longestWaitMs: z.int().nullable(),
})

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
    behindGap: stopsBehindGap,
    slippage,
    handling,
    /** Those of copies counted in: an account has one result. */
    results,
  }),
  copies: z.object({
    opened: shownCount,
    skipped: reasons,
    stoppedOut: shownCount,
    behindGap: stopsBehindGap,
  }),
  options: z.object({
    bought: shownCount,
    refused: shownCount,
    voided: shownCount,
    /** Stakes of void ones, USD. */
    returned: z.string().nullable(),
    inGap: z.object({ own: optionsInGap, source: optionsInGap }),
    slippage,
    handling,
    results,
  }),
  payouts,
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
