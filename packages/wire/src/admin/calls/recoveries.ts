// Calls about the queue of people who lost what guards their account.

import * as z from 'zod'
import * as field from '../../fields.ts'
import { VIEW_REASONS } from '../../identity-rules.ts'
import { LOST_THINGS, RECOVERY_REASONS, RECOVERY_STATUSES } from '../../recovery-rules.ts'
import { defineAdminCall } from '../api-call.ts'
import { ADMIN_ROUTES } from '../routes.ts'
import { byId, CLAIMED, caseOwner, claim, failuresOf, staffNames } from './queue-parts.ts'

const row = z.object({
  id: z.string(),
  userId: z.string(),
  status: z.enum(RECOVERY_STATUSES),
  reason: z.enum(RECOVERY_REASONS).nullable(),
  askedTime: z.int(),
  lost: z.array(z.enum(LOST_THINGS)),
  evidence: z.object({
    /** The login password of the account was right. */
    password: z.boolean(),
    /** The address that was proved is the one of the account. */
    ownAddress: z.boolean(),
    /** The account was signed in to from that browser. */
    knownBrowser: z.boolean(),
    pictures: z.int(),
  }),
  nickname: z.string(),
  firstApprovedBy: z.string().nullable(),
  /** Of an approved one: when its link goes out. */
  holdUntil: z.int().nullable(),
  staffNames,
  claim: claim.nullable(),
})

const picture = z.object({ id: z.string(), addedTime: z.int(), isErased: z.boolean() })

export const recoveryReviewCalls = {
  recoveryQueue: defineAdminCall(ADMIN_ROUTES.recoveryQueue, {
    access: 'recoveries.read',
    summary: 'Requests of one status, oldest first; `pending` unless another is named.',
    query: z.strictObject({
      ...field.paging,
      status: field.choice(RECOVERY_STATUSES).optional(),
    }),
    result: field.pageOf(row),
  }),
  recoveryCase: defineAdminCall(ADMIN_ROUTES.recoveryCase, {
    access: 'recoveries.read',
    summary: 'One request with its evidence, and what became of earlier ones; never a secret.',
    query: byId,
    result: row.extend({
      customer: caseOwner,
      /** Masked: of the account now, and what was proved. */
      address: z.string(),
      contact: z.string(),
      /** In the words of who asks. */
      note: z.string(),
      isIdentityVerified: z.boolean(),
      firstApprovedTime: z.int().nullable(),
      pictures: z.array(picture),
      /** Of the same account, newest first. */
      earlier: z.array(
        z.object({
          id: z.string(),
          status: z.enum(RECOVERY_STATUSES),
          askedTime: z.int(),
          contact: z.string(),
        }),
      ),
      holdHours: z.int(),
      failures: failuresOf(RECOVERY_REASONS),
    }),
  }),
  recoveryPicture: defineAdminCall(ADMIN_ROUTES.recoveryPicture, {
    access: 'recoveries.review',
    summary: 'A picture that was added, opened for a reason that is written down.',
    picture: true,
    query: z.strictObject({
      id: field.id,
      picture: field.id,
      reason: field.choice(VIEW_REASONS),
    }),
    result: z.object({
      bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
      fileName: z.string(),
      keepSeconds: z.int(),
    }),
  }),
  claimRecovery: defineAdminCall(ADMIN_ROUTES.claimRecovery, {
    access: 'recoveries.review',
    proof: CLAIMED,
    summary: 'Says that I am looking at it; answers who is, which may be somebody else.',
    body: byId,
    result: z.object({ claim }),
  }),
  releaseRecovery: defineAdminCall(ADMIN_ROUTES.releaseRecovery, {
    access: 'recoveries.review',
    proof: CLAIMED,
    summary: 'Says that I look at it no longer.',
    body: byId,
    result: z.object({}),
  }),
  approveRecovery: defineAdminCall(ADMIN_ROUTES.approveRecovery, {
    access: 'recoveries.review',
    proof: 'factor',
    keyed: true,
    summary:
      'Approves it as the first of two; as the second, another person, begins its hold. Nothing is ' +
      'set by staff: its owner does that with the link that comes after the hold.',
    body: byId,
    result: row,
  }),
  declineRecovery: defineAdminCall(ADMIN_ROUTES.declineRecovery, {
    access: 'recoveries.review',
    proof: 'factor',
    keyed: true,
    summary: 'Declines it, also during its hold, with a reason that is mailed to who asked.',
    body: z.strictObject({ id: field.id, reason: field.choice(RECOVERY_REASONS) }),
    result: row,
  }),
}
