// Calls about the queue of identities: documents that customers sent, and the decisions on them.

import * as z from 'zod'
import { fileCalls } from '../../calls/files.ts'
import { identityReason } from '../../calls/identity.ts'
import * as field from '../../fields.ts'
import {
  ID_TYPES,
  IDENTITY_FIELDS,
  IDENTITY_REASON_CODES,
  isReasonOf,
  PICTURE_SIDES,
  VIEW_REASONS,
} from '../../identity-rules.ts'
import { ALL_STATUSES } from '../all-statuses.ts'
import { defineAdminCall } from '../api-call.ts'
import { ADMIN_ROUTES } from '../routes.ts'
import { byId, CLAIMED, caseOwner, claim, staffNames } from './queue-parts.ts'

export const IDENTITY_CASE_STATUSES = [
  'pending',
  'needs_fix',
  'success',
  'failed',
  'expired',
] as const

export const IDENTITY_VERDICTS = ['approve_first', 'approve', 'ask_again', 'fail'] as const

const row = z.object({
  id: z.string(),
  userId: z.string(),
  nickname: z.string(),
  status: z.enum(IDENTITY_CASE_STATUSES),
  idType: z.enum(ID_TYPES),
  country: z.string(),
  /** How often it was sent. */
  attempt: z.int(),
  submitTime: z.int(),
  /** An appeal is decided by somebody who has not decided it before. */
  isAppeal: z.boolean(),
  claim: claim.nullable(),
  firstApprovedBy: z.string().nullable(),
  staffNames,
})

const other = z.object({
  caseId: z.string(),
  userId: z.string(),
  nickname: z.string(),
  status: z.enum(IDENTITY_CASE_STATUSES),
})

/** What one looks for is written down with the look. */
const looking = z.strictObject({ id: field.id, reason: field.choice(VIEW_REASONS) })

const REASONS_MAX = 12

const reasons = z
  .array(
    z.strictObject({
      field: field.choice(IDENTITY_FIELDS),
      code: field.choice(IDENTITY_REASON_CODES),
    }),
    { error: 'required' },
  )
  .min(1, { error: 'required' })
  .max(REASONS_MAX, { error: 'invalid' })
  .refine((all) => all.every(isReasonOf), { error: 'choice' })

const declining = z.strictObject({
  id: field.id,
  reasons,
  /** The customer reads it. */
  comment: field.note.optional(),
  /** No customer ever does. */
  note: field.note.optional(),
})

export const identityReviewCalls = {
  identityQueue: defineAdminCall(ADMIN_ROUTES.identityQueue, {
    access: 'identities.read',
    summary:
      'Identities of one status, `pending` unless another is named, or `all`; of one customer ' +
      'where one is named. Those that wait come oldest first, the others newest first.',
    query: z.strictObject({
      ...field.paging,
      user: field.id.optional(),
      status: field.choice([...IDENTITY_CASE_STATUSES, ALL_STATUSES]).optional(),
    }),
    result: field.pageOf(row),
  }),
  identityCase: defineAdminCall(ADMIN_ROUTES.identityCase, {
    access: 'identities.review',
    summary: 'One identity with all that was sent, duplicates and decisions; each look is noted.',
    query: looking,
    result: row.extend({
      customer: caseOwner,
      name: z.string(),
      idNumber: z.string(),
      /** Null: none is bound. */
      bankName: z.string().nullable(),
      /** Null: it was erased. */
      pictures: z.array(z.object({ side: z.enum(PICTURE_SIDES), isThere: z.boolean() })),
      /** Of verified people, in other accounts. */
      sameNumber: z.array(other),
      /** Of anyone, in other accounts; the lower the distance, the more alike. */
      samePictures: z.array(
        other.extend({ side: z.enum(PICTURE_SIDES), distance: z.int(), ownSide: z.string() }),
      ),
      /** Why two people are needed; empty: one does. */
      needsTwo: z.array(z.enum(['duplicate', 'name_differs', 'withdrawal_limit'])),
      appealText: z.string(),
      /** To be seen beside the document: of the day it was sent and of the day before. */
      dayCodes: z.array(z.string()),
      expires: z.int().nullable(),
      decisions: z.array(
        z.object({
          verdict: z.enum(IDENTITY_VERDICTS),
          staffId: z.string(),
          time: z.int(),
          reasons: z.array(identityReason),
          comment: z.string(),
          note: z.string(),
        }),
      ),
    }),
  }),
  identityPicture: defineAdminCall(ADMIN_ROUTES.identityPicture, {
    access: 'identities.review',
    summary: 'One side of the document; each look is noted with its reason.',
    picture: true,
    query: looking.extend({ side: field.choice(PICTURE_SIDES) }),
    result: fileCalls.file.result,
  }),
  claimIdentity: defineAdminCall(ADMIN_ROUTES.claimIdentity, {
    access: 'identities.review',
    proof: CLAIMED,
    summary: 'Says that I am looking at it; answers who is, which may be somebody else.',
    body: byId,
    result: z.object({ claim }),
  }),
  releaseIdentity: defineAdminCall(ADMIN_ROUTES.releaseIdentity, {
    access: 'identities.review',
    proof: CLAIMED,
    summary: 'Says that I look at it no longer.',
    body: byId,
    result: z.object({}),
  }),
  approveIdentity: defineAdminCall(ADMIN_ROUTES.approveIdentity, {
    access: 'identities.review',
    proof: 'factor',
    keyed: true,
    summary:
      'Verifies it, or approves it as the first of two where two are needed; an appeal is ' +
      'decided by another reviewer than before.',
    body: z.strictObject({
      id: field.id,
      /** The last day of the document, as its first millisecond in UTC; null: it has none. */
      expires: field.time.nullable(),
      note: field.note.optional(),
    }),
    result: row,
  }),
  askIdentityAgain: defineAdminCall(ADMIN_ROUTES.askIdentityAgain, {
    access: 'identities.review',
    proof: 'factor',
    keyed: true,
    summary:
      'Asks for the fields that do not do, each with its reason; of one that was declined for ' +
      'good it gives one more attempt.',
    body: declining,
    result: row,
  }),
  failIdentity: defineAdminCall(ADMIN_ROUTES.failIdentity, {
    access: 'identities.review',
    proof: 'factor',
    keyed: true,
    summary: 'Declines it for good; the customer can appeal once.',
    body: declining,
    result: row,
  }),
}
