// Calls about the queue of accounts that seem to be one person's (REL-12, H12).

import * as z from 'zod'
import * as field from '../../fields.ts'
import { defineAdminCall } from '../api-call.ts'
import { LINK_SIGNALS } from '../link-signals.ts'
import { ADMIN_ROUTES } from '../routes.ts'
import { byId, CLAIMED, caseOwner, claim, staffNames } from './queue-parts.ts'

/** `pending`: nobody has decided; its effects stand meanwhile. */
const LINK_STATUSES = ['pending', 'confirmed', 'lifted'] as const

const row = z.object({
  id: z.string(),
  status: z.enum(LINK_STATUSES),
  foundTime: z.int(),
  /** What they have in common; a case has it with its times. */
  signals: z.array(z.enum(LINK_SIGNALS)),
  /** Who registered later, and who registered earlier. */
  laterNickname: z.string(),
  earlierNickname: z.string(),
  /** A break of one of them runs: it is urgent whose they are. */
  isOnBreak: z.boolean(),
  /** Of the two who lift it the first. */
  firstLiftedBy: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedTime: z.int().nullable(),
  claim: claim.nullable(),
  staffNames,
})

const linkedCustomer = caseOwner.extend({
  /** Until when a break of their own runs. */
  breakUntil: z.int().nullable(),
})

export const accountLinkCalls = {
  accountLinkQueue: defineAdminCall(ADMIN_ROUTES.accountLinkQueue, {
    access: 'links.read',
    summary:
      'Links of one status, oldest first while they wait; `pending` unless another is named.',
    query: z.strictObject({
      ...field.paging,
      /** Of one customer, whichever of the two they are. */
      user: field.id.optional(),
      status: field.choice(LINK_STATUSES).optional(),
    }),
    result: field.pageOf(row),
  }),
  accountLinkCase: defineAdminCall(ADMIN_ROUTES.accountLinkCase, {
    access: 'links.read',
    summary: 'One link: both customers, what they have in common and since when, what follows.',
    query: byId,
    result: row.extend({
      /** For whom breaks and limits of the other hold now; `later`: who registered later. */
      bound: z.enum(['both', 'later', 'nobody']),
      later: linkedCustomer,
      earlier: linkedCustomer,
      evidence: z.array(
        z.object({
          signal: z.enum(LINK_SIGNALS),
          /** When each of them first came with it. */
          laterTime: z.int(),
          earlierTime: z.int(),
        }),
      ),
      /** Which of them invited the other, and at which level; null: neither. */
      invited: z
        .object({ inviter: z.enum(['later', 'earlier']), level: z.int().min(1).max(3) })
        .nullable(),
    }),
  }),
  claimAccountLink: defineAdminCall(ADMIN_ROUTES.claimAccountLink, {
    access: 'links.review',
    proof: CLAIMED,
    summary: 'Says that I am looking at it; answers who is, which may be somebody else.',
    body: byId,
    result: z.object({ claim }),
  }),
  releaseAccountLink: defineAdminCall(ADMIN_ROUTES.releaseAccountLink, {
    access: 'links.review',
    proof: CLAIMED,
    summary: 'Says that I look at it no longer.',
    body: byId,
    result: z.object({}),
  }),
  confirmAccountLink: defineAdminCall(ADMIN_ROUTES.confirmAccountLink, {
    access: 'links.review',
    proof: 'factor',
    keyed: true,
    summary:
      'Takes both for one person: breaks and deposit limits hold for both. Can be lifted later.',
    body: byId,
    result: row,
  }),
  liftAccountLink: defineAdminCall(ADMIN_ROUTES.liftAccountLink, {
    access: 'links.review',
    proof: 'factor',
    keyed: true,
    summary: 'Ends it, by two people one after the other: rewards accrue again.',
    body: byId,
    result: row,
  }),
}
