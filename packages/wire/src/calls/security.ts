// Calls of what guards withdrawals: the second factor and the fund password.

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import * as field from '../fields.ts'
import { ROUTES } from '../routes.ts'

/** Changes after which withdrawals wait (TR-6.6). */
export const SECURITY_CHANGES = [
  'password',
  'contact',
  'fund_password',
  'factor',
  'bank',
  'wallet',
] as const
export type SecurityChange = (typeof SECURITY_CHANGES)[number]

/** What proves a second time who asks; a code by mail only where there is nothing else. */
export const SECOND_PROOFS = ['totp', 'passkey', 'recovery', 'mail'] as const
export type SecondProofKind = (typeof SECOND_PROOFS)[number]

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  since: z.int(),
  lastUsed: z.int().nullable(),
  /** Kept by the maker of the device for all devices of its owner. */
  synced: z.boolean(),
})

export const security = z.object({
  factors: z.array(z.object({ kind: z.literal('totp'), since: z.int() })),
  passkeys: z.array(passkey),
  /** Those that were not used yet. */
  recoveryCodes: z.int(),
  secondProof: z.enum(SECOND_PROOFS),
  secondProofs: z.array(z.enum(SECOND_PROOFS)),
  fundPassword: z.object({ isSet: z.boolean(), lockedUntil: z.int().nullable() }),
  holds: z.array(z.object({ reason: z.enum(SECURITY_CHANGES), until: z.int() })),
})

/** Recovery codes come with the first factor, and are never shown again. */
export const changedFactors = z.object({ ...security.shape, newRecoveryCodes: z.array(z.string()) })

export const securityCalls = {
  security: defineCall(ROUTES.security, {
    access: 'session',
    summary: 'My second factor, my fund password, and until when withdrawals wait.',
    result: security,
  }),
  startTotp: defineCall(ROUTES.startTotp, {
    access: 'session',
    summary: 'Makes the secret of an authenticator app; it counts once it is confirmed.',
    body: z.strictObject({ loginPassword: field.typedPassword }),
    result: z.object({ secret: z.string(), uri: z.string(), expiresIn: z.int() }),
  }),
  confirmTotp: defineCall(ROUTES.confirmTotp, {
    access: 'session',
    summary: 'Takes the app into use: a code of it, and a second proof (purpose security).',
    body: z.strictObject({ code: field.code, otp: field.otp }),
    result: changedFactors,
  }),
  disableTotp: defineCall(ROUTES.disableTotp, {
    access: 'session',
    summary: 'Takes the app out of use, with a second proof (purpose security).',
    body: z.strictObject({ loginPassword: field.typedPassword, otp: field.otp }),
    result: security,
  }),
  renewRecoveryCodes: defineCall(ROUTES.renewRecoveryCodes, {
    access: 'session',
    summary: 'New recovery codes; those before count no more. Needs a second factor.',
    body: z.strictObject({ loginPassword: field.typedPassword, otp: field.otp.optional() }),
    result: changedFactors,
  }),
  changeFundPassword: defineCall(ROUTES.changeFundPassword, {
    access: 'session',
    summary: 'Sets the fund password (with loginPassword), or changes it (with oldPassword).',
    body: z.strictObject({
      loginPassword: field.typedPassword.optional(),
      oldPassword: field.typedPassword.optional(),
      newPassword: field.newFundPassword,
      repeatPassword: field.typedPassword,
      otp: field.otp.optional(),
    }),
    result: z.object({ heldUntil: z.int() }),
  }),
  resetFundPassword: defineCall(ROUTES.resetFundPassword, {
    access: 'session',
    summary: 'Sets a new fund password without the old one.',
    body: z.strictObject({
      loginPassword: field.typedPassword,
      newPassword: field.newFundPassword,
      repeatPassword: field.typedPassword,
      otp: field.otp.optional(),
    }),
    result: z.object({ heldUntil: z.int() }),
  }),
}
