// Calls of deposits: how money can be paid in, a deposit with its voucher, the records.

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import { DEPOSIT_STOPS, METHOD_DECIMALS_MAX } from '../deposit-rules.ts'
import * as field from '../fields.ts'
import { ROUTES } from '../routes.ts'

export const DEPOSIT_CHANNELS = ['crypto', 'bank'] as const
export const DEPOSIT_STATUSES = ['pending', 'success', 'failed', 'cancelled'] as const

/** Why a deposit failed: a closed list, told to the customer in their language. */
export const DEPOSIT_FAILURES = [
  'not_received',
  'amount_differs',
  'sender_differs',
  'voucher_unreadable',
  'voucher_used',
  'account_closed',
  'practice_ended',
] as const

export const depositMethod = z.object({
  id: z.string(),
  currency: z.string(),
  channel: z.enum(DEPOSIT_CHANNELS),
  network: z.string().nullable(),
  address: z.string().nullable(),
  /** The text that a QR code of the address carries; the screen draws it. */
  qr: z.string().nullable(),
  bank: z
    .object({
      bankName: z.string(),
      branchName: z.string(),
      branchNumber: z.string(),
      accountName: z.string(),
      accountNumber: z.string(),
      /** To be written into the transfer. */
      reference: z.string(),
    })
    .nullable(),
  /** In the method's currency. */
  min: z.string(),
  max: z.string(),
  /** Of an amount, at most: what the currency can be sent in on this way. */
  decimals: z.int().min(0).max(METHOD_DECIMALS_MAX),
  recommended: z.array(z.string()),
  /** USD of one unit of the currency, as it stands now; a deposit gets that of its approval. */
  rateToUsd: z.string(),
})

export const depositRecord = z.object({
  id: z.string(),
  methodId: z.string(),
  currency: z.string(),
  channel: z.enum(DEPOSIT_CHANNELS),
  network: z.string().nullable(),
  /** In the method's currency. */
  amount: z.string(),
  status: z.enum(DEPOSIT_STATUSES),
  reason: z.enum(DEPOSIT_FAILURES).nullable(),
  submitTime: z.int(),
  /** When it was approved; it is credited at once after that. */
  approvedTime: z.int().nullable(),
  endTime: z.int().nullable(),
  /** USD of one unit when it was approved. */
  rate: z.string().nullable(),
  /** USD. */
  credited: z.string().nullable(),
})

export const depositCalls = {
  depositMethods: defineCall(ROUTES.depositMethods, {
    access: 'session',
    account: 'money-in',
    summary: 'How money can be paid in.',
    result: z.object({
      methods: z.array(depositMethod),
      /** Why nothing new is paid in by anybody now (H14); null: it may be. */
      stop: z.enum(DEPOSIT_STOPS).nullable(),
    }),
  }),
  depositMethod: defineCall(ROUTES.depositMethod, {
    access: 'session',
    account: 'money-in',
    summary: 'One way of paying in.',
    query: z.strictObject({ id: field.id }),
    result: z.object({ method: depositMethod }),
  }),
  submitDeposit: defineCall(ROUTES.submitDeposit, {
    access: 'session',
    account: 'money-in',
    summary: 'Tells of a payment, with its voucher; nothing is credited before it was reviewed.',
    keyed: true,
    body: z.strictObject({
      /** Of the method. */
      id: field.id,
      /** With at most the decimals of the method. */
      amount: field.decimal,
      /** An own upload of the purpose `voucher`. */
      voucher: field.id,
    }),
    result: depositRecord,
  }),
  cancelDeposit: defineCall(ROUTES.cancelDeposit, {
    access: 'session',
    account: 'figures',
    summary: 'Takes back a deposit that nobody has approved.',
    keyed: true,
    body: z.strictObject({ id: field.id }),
    result: depositRecord,
  }),
  deposits: defineCall(ROUTES.deposits, {
    access: 'session',
    account: 'figures',
    summary: 'My deposits, newest first.',
    query: z.strictObject({
      ...field.paging,
      status: field.choice(DEPOSIT_STATUSES).optional(),
      from: field.timeText.optional(),
      to: field.timeText.optional(),
    }),
    result: field.pageOf(depositRecord),
  }),
}
