// Calls of where withdrawals go: the bank account and the wallets of a customer.

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import * as field from '../fields.ts'
import { ROUTES } from '../routes.ts'

export const BANK_FIELDS = [
  'accountName',
  'bankName',
  'branchName',
  'branchNumber',
  'bankCode',
  'cardNumber',
  'ifsc',
] as const
export type BankField = (typeof BANK_FIELDS)[number]

/** How a field is typed: names, digits, a BIC (ISO 9362), an IFSC, an IBAN or account number. */
export const BANK_FIELD_KINDS = ['name', 'digits', 'bic', 'ifsc', 'account'] as const

/** Why a change of the bank account was not made; a closed list, told to the customer. */
export const BANK_CHANGE_REASONS = [
  'name_differs',
  'account_unknown',
  'details_unclear',
  'not_own_account',
] as const
export type BankChangeReason = (typeof BANK_CHANGE_REASONS)[number]

const bankWay = z.object({
  id: z.string(),
  country: z.string().nullable(),
  currency: z.string(),
  languages: z.array(field.language),
  fields: z.array(
    z.object({
      name: z.enum(BANK_FIELDS),
      required: z.boolean(),
      kind: z.enum(BANK_FIELD_KINDS),
      minLength: z.int(),
      maxLength: z.int(),
    }),
  ),
})

const walletWay = z.object({ currency: z.string(), channel: z.string(), network: z.string() })

export const bank = z.object({
  accountName: z.string(),
  bankName: z.string(),
  branchName: z.string(),
  branchNumber: z.string(),
  bankCode: z.string(),
  /** The last digits alone. */
  cardNumber: z.string(),
  ifsc: z.string(),
  bankWay: z.string(),
  heldUntil: z.int().nullable(),
  change: z
    .object({
      status: z.enum(['pending', 'success', 'failed']),
      reason: z.enum(BANK_CHANGE_REASONS).nullable(),
      submitTime: z.int(),
    })
    .optional(),
})

export const wallet = z.object({
  id: z.string(),
  currency: z.string(),
  channel: z.string(),
  /** Its beginning and end. */
  address: z.string(),
  addedTime: z.int(),
  heldUntil: z.int().nullable(),
})

export const payoutMethodCalls = {
  bankWays: defineCall(ROUTES.bankWays, {
    access: 'session',
    summary: 'Ways to a bank account, and the fields that each needs.',
    result: z.object({ ways: z.array(bankWay) }),
  }),
  walletWays: defineCall(ROUTES.walletWays, {
    access: 'session',
    summary: 'Currencies and channels of wallets.',
    result: z.object({ ways: z.array(walletWay) }),
  }),
  bank: defineCall(ROUTES.bank, {
    access: 'session',
    summary: 'My bank account, masked, with its newest change.',
    result: z.object({ bank: bank.nullable() }),
  }),
  wallets: defineCall(ROUTES.wallets, {
    access: 'session',
    summary: 'My wallets, masked, newest first.',
    result: z.object({ wallets: z.array(wallet) }),
  }),
  bindBank: defineCall(ROUTES.bindBank, {
    access: 'session',
    summary: 'Binds my only bank account; with `update` a change that is reviewed.',
    body: z.strictObject({
      accountName: field.bankText,
      bankName: field.bankText,
      branchName: field.bankText,
      branchNumber: field.bankText,
      bankCode: field.bankText.optional(),
      cardNumber: field.bankText,
      ifsc: field.bankText.optional(),
      branchOtp: field.otp.optional(),
      bankWay: field.id,
      update: z.boolean('invalid').optional(),
    }),
    result: bank,
  }),
  bindWallet: defineCall(ROUTES.bindWallet, {
    access: 'session',
    summary: 'Binds the address of a wallet.',
    body: z.strictObject({
      currency: field.id,
      channel: field.id,
      address: field.walletAddress,
      otp: field.otp.optional(),
    }),
    result: wallet,
  }),
  removeWallet: defineCall(ROUTES.removeWallet, {
    access: 'session',
    summary: 'Takes a wallet out of use.',
    body: z.strictObject({ id: field.id, otp: field.otp.optional() }),
    result: wallet,
  }),
}
