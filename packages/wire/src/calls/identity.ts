// Calls of identity verification: how it stands, sending what is asked for, appealing once.

import * as z from 'zod'
import { defineCall } from '../api-call.ts'
import * as field from '../fields.ts'
import { ID_TYPES, IDENTITY_FIELDS, IDENTITY_REASON_CODES } from '../identity-rules.ts'
import { ROUTES } from '../routes.ts'

export const IDENTITY_STATUSES = ['none', 'pending', 'success', 'failed'] as const

export const identityReason = z.object({
  field: z.enum(IDENTITY_FIELDS),
  code: z.enum(IDENTITY_REASON_CODES),
})

const identity = z.object({
  /** Also `failed` where something is to be mended: then `fields` says what. */
  status: z.enum(IDENTITY_STATUSES),
  reasons: z.array(identityReason),
  attemptsLeft: z.int(),
  /** What can be sent now, in the order of the form; empty: nothing. */
  fields: z.array(z.enum(IDENTITY_FIELDS)),
  /** Before then nothing can be sent. */
  nextAttemptTime: z.int().nullable(),
  /** As it was sent, or as it stands when it was verified. */
  given: z
    .object({
      idType: z.enum(ID_TYPES),
      country: z.string(),
      name: z.string(),
      /** Masked. */
      idNumber: z.string(),
    })
    .nullable(),
  /** What the reviewer wrote to me; empty: nothing. */
  comment: z.string(),
  submitTime: z.int().nullable(),
  reviewTime: z.int().nullable(),
  /** In the queue: 1 is next. */
  place: z.int().nullable(),
  /** Between sending and the decision, of the last 30 days; null: there was none. */
  medianMs: z.int().nullable(),
  appeal: z.enum(['none', 'possible', 'pending', 'used']),
  /** When the verified document ends; null: never, or nothing is verified. */
  expires: z.int().nullable(),
  /** To be written by hand and photographed beside the document, where it is asked for. */
  dayCode: z.string().nullable(),
  /** What was declined, abandoned or replaced is erased after so many days. */
  keptDays: z.int(),
  /** USD of 24 hours that can be withdrawn without it; null: it is not asked for. */
  withdrawalMaxWithout: z.string().nullable(),
})

export const identityCalls = {
  identity: defineCall(ROUTES.identity, {
    access: 'session',
    summary: 'How the verification of my identity stands, and what can be sent now.',
    result: identity,
  }),
  submitIdentity: defineCall(ROUTES.submitIdentity, {
    access: 'session',
    summary:
      'Sends what `fields` asks for; what was right before stays, and is not to be sent again.',
    keyed: true,
    body: z.strictObject({
      idType: field.choice(ID_TYPES).optional(),
      /** Which issued the document, by ISO 3166-1; that of the phone number if none is named. */
      country: field.countryCode.optional(),
      name: field.fullName.optional(),
      idNumber: field.idNumber.optional(),
      /** Own uploads of the purpose `kyc`. */
      front: field.id.optional(),
      back: field.id.optional(),
    }),
    result: identity,
  }),
  appealIdentity: defineCall(ROUTES.appealIdentity, {
    access: 'session',
    summary: 'Asks, once, that another reviewer look at what was declined for good.',
    keyed: true,
    body: z.strictObject({ text: field.appealText }),
    result: identity,
  }),
}
