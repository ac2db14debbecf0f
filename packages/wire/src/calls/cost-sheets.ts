// Calls about what a kind of trade costs and risks, read before the first one of it (H7).

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import * as field from '../fields.ts'
import { ROUTES } from '../routes.ts'

export const SHEET_KINDS = ['contract', 'option', 'copying'] as const

/** Of an instrument that may be traded by contracts. Rates before VIP. */
const contractCosts = z.object({
  symbol: z.string(),
  quote: z.string(),
  contractSize: z.string(),
  spread: z.string(),
  feeRate: z.string(),
  overnightRate: z.object({ long: z.string(), short: z.string() }),
  maxLeverage: z.int(),
})

/** What contracts cost, and when the house ends them. */
const contractTerms = {
  marginCall: z.string(),
  stopOut: z.string(),
  /** Whether the house makes good what falls below zero. */
  negativeBalanceProtection: z.boolean(),
  instruments: z.array(contractCosts),
}

/** The house is the counterparty of each. Hashed as it stands here, in this order. */
const facts = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('contract'), ...contractTerms }),
  z.object({
    kind: z.literal('option'),
    instruments: z.array(
      z.object({
        symbol: z.string(),
        minStake: z.string(),
        maxStake: z.string(),
        durations: z.array(
          z.object({ seconds: z.int(), payoutRate: z.string(), breakEven: z.string() }),
        ),
      }),
    ),
  }),
  z.object({
    kind: z.literal('copying'),
    /** The most that a leader may ask of what their followers gained. */
    maxProfitShare: z.string(),
    ...contractTerms,
  }),
])

export type SheetFacts = z.output<typeof facts>

export const costSheetCalls = {
  costSheet: defineCall(ROUTES.costSheet, {
    access: 'session',
    account: 'figures',
    summary:
      'All costs and risks of a kind of trade as they stand, and whether this account has accepted ' +
      'them. `hash`: SHA-256 of the JSON text of `facts`.',
    query: z.strictObject({ kind: field.choice(SHEET_KINDS) }),
    result: z.object({ hash: z.string(), accepted: z.boolean(), facts }),
  }),
  acceptCostSheet: defineCall(ROUTES.acceptCostSheet, {
    access: 'session',
    account: 'figures',
    summary:
      'Accepts the sheet of a kind of trade for this account; refused where another one stands. ' +
      'Opening needs it; closing, cancelling and withdrawing never do.',
    body: z.strictObject({ kind: field.choice(SHEET_KINDS), hash: field.id }),
    result: z.object({}),
  }),
}
