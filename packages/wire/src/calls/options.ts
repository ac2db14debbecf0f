// Calls of timed options: terms, purchase, lists, one order in detail.

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import * as field from '../fields.ts'
import { ROUTES } from '../routes.ts'

export const OPTION_RESULTS = ['win', 'lose', 'draw', 'void'] as const
export const OPTION_STATUSES = ['trading', 'closed'] as const
export const OPTION_DIRECTIONS = ['up', 'down'] as const

export const wireOption = z.object({
  id: z.string(),
  symbol: z.string(),
  direction: z.enum(OPTION_DIRECTIONS),
  amount: z.string(),
  duration: z.int(),
  payoutRate: z.string(),
  strike: z.string(),
  strikeSeq: z.int(),
  orderTime: z.int(),
  expiryTime: z.int(),
  status: z.enum(OPTION_STATUSES),
  settlePrice: z.string().nullable(),
  settleSeq: z.int().nullable(),
  closeTime: z.int().nullable(),
  result: z.enum(OPTION_RESULTS).nullable(),
  profit: z.string().nullable(),
  /** Whose it was that there was no fresh price at the expiry; null: there was one (TR-5.3). */
  outage: z.enum(['own', 'source']).nullable(),
})

const listQuery = {
  ...field.paging,
  symbol: field.symbol.optional(),
  status: field.choice(OPTION_STATUSES).optional(),
  direction: field.choice(OPTION_DIRECTIONS).optional(),
  result: field.choice(OPTION_RESULTS).optional(),
  /** Of settled ones by their end, of the others by when they were bought. */
  from: field.timeText.optional(),
  to: field.timeText.optional(),
  /** With it the results of the days that the page has. */
  zone: field.timeZone.optional(),
}

/** With `from`, `to` and `zone`: what the whole span brought, at most a month of it. */
const recapQuery = { recap: field.choice(['month']).optional() }

const optionPage = field.pageOf(wireOption).extend({
  counts: z.object({ trading: z.int(), closed: z.int() }),
  /** Empty without a zone. */
  days: z.array(field.dayResult),
})

export const optionCalls = {
  optionTerms: defineCall(ROUTES.optionTerms, {
    access: 'session',
    account: 'figures',
    summary: 'What an option on this instrument costs and pays now.',
    query: z.strictObject({ symbol: field.symbol }),
    result: z.object({
      balance: z.string(),
      spendable: z.string(),
      durations: z.array(
        z.object({ seconds: z.int(), payoutRate: z.string(), breakEven: z.string() }),
      ),
      minStake: z.string(),
      maxStake: z.string(),
      maxOpenStake: z.string().nullable(),
      openStake: z.string(),
      price: z.string().nullable(),
      seq: z.int().nullable(),
    }),
  }),
  buyOption: defineCall(ROUTES.buyOption, {
    access: 'session',
    account: 'opening',
    summary: 'Buys a timed option at the tick in force when handled.',
    keyed: true,
    body: z.strictObject({
      symbol: field.symbol,
      direction: field.choice(OPTION_DIRECTIONS),
      amount: field.amount,
      duration: field.whole,
      price: field.decimal.optional(),
      tolerance: field.decimal.optional(),
    }),
    result: z.object({ order: wireOption }),
  }),
  optionOrders: defineCall(ROUTES.optionOrders, {
    access: 'session',
    account: 'figures',
    summary: 'My options, newest first; what a month of them brought.',
    query: z.strictObject({ ...listQuery, ...recapQuery }),
    result: optionPage.extend({ recap: field.recap.nullable() }),
  }),
  optionRecords: defineCall(ROUTES.optionRecords, {
    access: 'session',
    account: 'figures',
    summary: 'My settled options, the last to end first.',
    query: z.strictObject(listQuery),
    result: optionPage,
  }),
}
