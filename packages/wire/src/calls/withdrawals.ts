// Calls of withdrawals: the terms, asking for one, taking it back, the records, the certificate.

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import * as field from '../fields.ts'
import { ROUTES } from '../routes.ts'
import { htmlFile } from '../text-file.ts'

export const WITHDRAWAL_METHODS = ['bank', 'wallet'] as const
export const WITHDRAWAL_SOURCES = ['cash', 'salary'] as const
export const WITHDRAWAL_STATUSES = ['pending', 'success', 'failed', 'cancelled'] as const

/** Why a withdrawal failed: a closed list, told to the customer in their language. */
export const WITHDRAWAL_FAILURES = [
  'target_invalid',
  'holder_differs',
  'payment_returned',
  'security_review',
  'legal_order',
  'practice_ended',
] as const

const methodTerms = z.object({
  method: z.enum(WITHDRAWAL_METHODS),
  feeRate: z.string(),
  feeFixed: z.string(),
  min: z.string(),
  max: z.string(),
  /** Of an amount. */
  decimals: z.int(),
})

/** Who gets a tax that is withheld, and which law says so; null: nobody, by none. */
export const taxLaw = z.object({ authority: z.string(), legalBasis: z.string() }).nullable()

const terms = methodTerms.omit({ method: true, decimals: true }).extend({
  /** What cash holds, or salary. */
  available: z.string(),
  withdrawable: z.string(),
  taxRate: z.string(),
  taxBase: z.enum(['gains', 'amount']),
  taxLaw,
  /** Realised net gains that no withdrawal has counted yet; negative after losses. */
  untaxedGains: z.string(),
  /** `queue`: taken at any hour and paid from the window on. */
  windowMode: z.enum(['queue', 'refuse']),
  /** Some of these stood at a deposit of mine, and are better than those of now (H6). */
  areKept: z.boolean(),
  /** The running one, else the next. */
  window: z.object({
    open: z.boolean(),
    opensAt: z.int(),
    closesAt: z.int(),
    timeZone: z.string(),
  }),
  /** Requests of the same kind that wait already. */
  queueLength: z.int(),
  /** What I am told of a lock by staff; null: there is none. */
  lock: z.string().nullable(),
  /** The books show a difference: nothing leaves until it is explained. */
  frozen: z.boolean(),
  /** The ways in which it can be paid out. */
  methods: z.array(methodTerms),
})

export const withdrawalRecord = z.object({
  id: z.string(),
  method: z.enum(WITHDRAWAL_METHODS),
  from: z.enum(WITHDRAWAL_SOURCES),
  status: z.enum(WITHDRAWAL_STATUSES),
  reason: z.enum(WITHDRAWAL_FAILURES).nullable(),
  submitTime: z.int(),
  approvedTime: z.int().nullable(),
  paidTime: z.int().nullable(),
  endTime: z.int().nullable(),
  amount: z.string(),
  fee: z.string(),
  /** The part of the amount that tax is taken of. */
  taxable: z.string(),
  tax: z.string(),
  /** Fee and tax. */
  total: z.string(),
  received: z.string(),
  /** Where it is paid to, masked. */
  target: z.string(),
  /** Of the same kind that wait, from the oldest on: 1 is next. */
  queuePlace: z.int().nullable(),
  /** From when it can be paid out; null once it has ended. In a running window: its beginning. */
  windowOpensAt: z.int().nullable(),
  /** The operator's, for showing the window in their time as well. */
  timeZone: z.string(),
})

/** USD as the customer was shown them: if others would be charged, nothing is done. */
export const shownDeductions = z.strictObject({ fee: field.decimal, tax: field.decimal })

const form = {
  amount: field.amount,
  shown: shownDeductions.optional(),
  /** The fund password. */
  password: field.typedPassword,
  otp: field.otp.optional(),
}

export const withdrawalCalls = {
  withdrawalTerms: defineCall(ROUTES.withdrawalTerms, {
    access: 'session',
    account: 'money-out',
    summary: 'What can be withdrawn now, what is deducted, when it is paid out.',
    query: z.strictObject({ method: field.choice([...WITHDRAWAL_METHODS, 'salary'] as const) }),
    result: terms,
  }),
  withdrawToWallet: defineCall(ROUTES.withdrawToWallet, {
    access: 'session',
    account: 'money-out',
    summary: 'Asks for a withdrawal to an own wallet; `terms_changed` has the new deductions.',
    keyed: true,
    body: z.strictObject({ ...form, walletId: field.id.optional() }),
    result: withdrawalRecord,
  }),
  withdrawToBank: defineCall(ROUTES.withdrawToBank, {
    access: 'session',
    account: 'money-out',
    summary: 'Asks for a withdrawal to the own bank; `terms_changed` has the new deductions.',
    keyed: true,
    body: z.strictObject(form),
    result: withdrawalRecord,
  }),
  cancelWithdrawal: defineCall(ROUTES.cancelWithdrawal, {
    access: 'session',
    account: 'figures',
    summary: 'Takes back a withdrawal that nobody has approved; all of it comes back.',
    keyed: true,
    body: z.strictObject({ id: field.id }),
    result: withdrawalRecord,
  }),
  withdrawals: defineCall(ROUTES.withdrawals, {
    access: 'session',
    account: 'figures',
    summary: 'My withdrawals, newest first.',
    query: z.strictObject({
      ...field.paging,
      type: field.choice(WITHDRAWAL_METHODS).optional(),
      status: field.choice(WITHDRAWAL_STATUSES).optional(),
      from: field.timeText.optional(),
      to: field.timeText.optional(),
    }),
    result: field.pageOf(withdrawalRecord),
  }),
  withdrawalCertificate: defineCall(ROUTES.withdrawalCertificate, {
    access: 'session',
    account: 'figures',
    summary: 'What was deducted of a withdrawal and on which basis, as a page to keep.',
    query: z.strictObject({ id: field.id }),
    result: htmlFile,
  }),
}
