// Calls of who lost what guards the account: asking for help, stopping it, setting it anew.

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import * as field from '../fields.ts'
import { LANGUAGES } from '../languages.ts'
import { LOST_THINGS, RECOVERY_STATUSES } from '../recovery-rules.ts'
import { ROUTES } from '../routes.ts'

const recovery = z.object({
  id: z.string(),
  status: z.enum(RECOVERY_STATUSES),
  lost: z.array(z.enum(LOST_THINGS)),
  /** Masked: where the link goes. */
  contact: z.string(),
  askedTime: z.int(),
  /** Null until two people approved it: when the link goes out. */
  holdUntil: z.int().nullable(),
})

export const recoveryCalls = {
  askRecovery: defineCall(ROUTES.askRecovery, {
    access: 'public',
    summary:
      'Asks for help with what was lost. The code (purpose recovery) proves the address at which ' +
      'its owner can be reached; the answer is the same whether the account is known or not.',
    body: z.strictObject({
      /** Of the account. */
      phone: field.phone,
      email: field.email,
      code: field.code,
      challenge: field.id.optional(),
      lost: z.array(field.choice(LOST_THINGS)).min(1).max(LOST_THINGS.length),
      /** Of who still knows it; else it is among what was lost. */
      password: field.typedPassword.optional(),
      note: field.note.optional(),
    }),
    /** Opens nothing but the adding of pictures, for an hour. */
    result: z.object({ pictures: z.string() }),
  }),
  addRecoveryPicture: defineCall(ROUTES.addRecoveryPicture, {
    access: 'public',
    summary: 'Adds a picture of a document (multipart/form-data) to what was asked for.',
    upload: true,
    body: z.strictObject({ file: field.file, token: field.recoveryToken }),
    result: z.object({}),
  }),
  stopRecovery: defineCall(ROUTES.stopRecovery, {
    access: 'public',
    summary: 'Stops it by the link of a mail: this was not me.',
    body: z.strictObject({ token: field.recoveryToken }),
    result: z.object({}),
  }),
  recoveries: defineCall(ROUTES.recoveries, {
    access: 'session',
    summary: 'What is under way to get into my account again.',
    result: z.object({ recoveries: z.array(recovery) }),
  }),
  stopOwnRecovery: defineCall(ROUTES.stopOwnRecovery, {
    access: 'session',
    summary: 'Stops one of them.',
    body: z.strictObject({ id: field.id }),
    result: z.object({ recoveries: z.array(recovery) }),
  }),
  openRecovery: defineCall(ROUTES.openRecovery, {
    access: 'public',
    summary: 'What the link that came after the hold lets its owner set anew.',
    body: z.strictObject({ token: field.recoveryToken }),
    result: z.object({
      lost: z.array(z.enum(LOST_THINGS)),
      /** The address that the link went to; it is the account's from then on. */
      email: z.string(),
      language: z.enum(LANGUAGES),
      until: z.int(),
      /** Of a new authenticator app; `setup` is what `finishRecovery` takes back. */
      totp: z.object({ secret: z.string(), uri: z.string(), setup: z.string() }).nullable(),
    }),
  }),
  finishRecovery: defineCall(ROUTES.finishRecovery, {
    access: 'public',
    summary: 'Sets anew what was lost, once; ends every session, and withdrawals wait.',
    body: z.strictObject({
      token: field.recoveryToken,
      phone: field.phone.optional(),
      password: field.newPassword.optional(),
      fundPassword: field.newFundPassword.optional(),
      setup: field.sealedText.optional(),
      /** Of the new app. */
      code: field.code.optional(),
    }),
    /** Shown this once; empty where no factor was lost. */
    result: z.object({ newRecoveryCodes: z.array(z.string()) }),
  }),
}
