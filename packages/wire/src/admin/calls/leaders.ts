// Calls about the queue of those who want to lead, and about stopping who does. None of them sets a
// figure: all of those are worked out.

import * as z from 'zod'
import * as field from '../../fields.ts'
import {
  LEADER_REJECT_REASONS,
  LEADER_RULES,
  LEADER_STATUSES,
  LEADER_STOP_REASONS,
  LEADER_WARNINGS,
} from '../../leader-rules.ts'
import { defineAdminCall } from '../api-call.ts'
import { ADMIN_ROUTES } from '../routes.ts'
import { byId, CLAIMED, caseOwner, claim, failuresOf, staffNames } from './queue-parts.ts'

const row = z.object({
  id: z.string(),
  userId: z.string(),
  status: z.enum(LEADER_STATUSES),
  reason: z.enum(LEADER_REJECT_REASONS).nullable(),
  appliedTime: z.int(),
  nickname: z.string(),
  /** As followers would read it. */
  name: z.string(),
  profitShare: z.string(),
  /** They lead on these terms now. */
  isLeading: z.boolean(),
  decidedBy: z.string().nullable(),
  decidedTime: z.int().nullable(),
  staffNames,
  claim: claim.nullable(),
})

export const leaderReviewCalls = {
  leaderQueue: defineAdminCall(ADMIN_ROUTES.leaderQueue, {
    access: 'leaders.read',
    summary: 'Applications of one status, oldest first; `pending` unless another is named.',
    query: z.strictObject({ ...field.paging, status: field.choice(LEADER_STATUSES).optional() }),
    result: field.pageOf(row),
  }),
  leaderCase: defineAdminCall(ADMIN_ROUTES.leaderCase, {
    access: 'leaders.read',
    summary: 'One application: the text, the terms, what is asked for, the figures as worked out.',
    query: byId,
    result: row.extend({
      customer: caseOwner,
      account: z.enum(['practice', 'real']),
      intro: z.string(),
      maxFollowers: z.int(),
      maxCopied: z.string(),
      eligibility: z.array(
        z.object({
          rule: z.enum(LEADER_RULES),
          isMet: z.boolean(),
          have: z.int().nullable(),
          need: z.int().nullable(),
        }),
      ),
      /** Of who led before or does; null: nothing was worked out. */
      figures: z
        .object({
          copierMedian90d: z.string().nullable(),
          copierFollows90d: z.int(),
          roiAll: z.string().nullable(),
          maxDrawdown: z.string().nullable(),
          trades: z.int(),
          winRate: z.string().nullable(),
          warnings: z.array(z.enum(LEADER_WARNINGS)),
        })
        .nullable(),
      followers: z.int(),
      copiedFunds: z.string(),
      /** Of the same account, newest first. */
      earlier: z.array(
        z.object({ id: z.string(), status: z.enum(LEADER_STATUSES), appliedTime: z.int() }),
      ),
      failures: failuresOf(LEADER_REJECT_REASONS),
      stops: failuresOf(LEADER_STOP_REASONS),
    }),
  }),
  claimLeader: defineAdminCall(ADMIN_ROUTES.claimLeader, {
    access: 'leaders.review',
    proof: CLAIMED,
    summary: 'Says that I am looking at it; answers who is, which may be somebody else.',
    body: byId,
    result: z.object({ claim }),
  }),
  releaseLeader: defineAdminCall(ADMIN_ROUTES.releaseLeader, {
    access: 'leaders.review',
    proof: CLAIMED,
    summary: 'Says that I look at it no longer.',
    body: byId,
    result: z.object({}),
  }),
  approveLeader: defineAdminCall(ADMIN_ROUTES.approveLeader, {
    access: 'leaders.review',
    proof: 'factor',
    keyed: true,
    summary: 'Lets them lead on these terms; follows that run keep theirs.',
    body: byId,
    result: row,
  }),
  rejectLeader: defineAdminCall(ADMIN_ROUTES.rejectLeader, {
    access: 'leaders.review',
    proof: 'factor',
    keyed: true,
    summary: 'Does not let them, with a reason that they read.',
    body: z.strictObject({ id: field.id, reason: field.choice(LEADER_REJECT_REASONS) }),
    result: row,
  }),
  stopLeader: defineAdminCall(ADMIN_ROUTES.stopLeader, {
    access: 'leaders.review',
    proof: 'factor',
    keyed: true,
    summary:
      'Ends their leading, with a reason that they read: nothing new is copied, what is open stays ' +
      'with its followers.',
    body: z.strictObject({ id: field.id, reason: field.choice(LEADER_STOP_REASONS) }),
    result: row,
  }),
}
