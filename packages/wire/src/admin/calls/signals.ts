// Calls about posts of leaders that readers reported: the office hides one with a reason, or not.
// None of them writes or changes a post.

import * as z from 'zod'
import * as field from '../../fields.ts'
import { LANGUAGES } from '../../languages.ts'
import {
  SIGNAL_CASE_STATUSES,
  SIGNAL_DIRECTIONS,
  SIGNAL_REASONS,
  SIGNAL_STATUSES,
} from '../../signal-rules.ts'
import { defineAdminCall } from '../api-call.ts'
import { ADMIN_ROUTES } from '../routes.ts'
import { byId, CLAIMED, claim, failuresOf, staffNames } from './queue-parts.ts'

const row = z.object({
  id: z.string(),
  /** Of the leader. */
  userId: z.string(),
  nickname: z.string(),
  /** Under which readers know the leader. */
  name: z.string(),
  symbol: z.string(),
  direction: z.enum(SIGNAL_DIRECTIONS),
  postedTime: z.int(),
  /** The first report. */
  openedTime: z.int(),
  status: z.enum(SIGNAL_CASE_STATUSES),
  /** What readers see of it. */
  postStatus: z.enum(SIGNAL_STATUSES),
  /** Why it was hidden. */
  reason: z.enum(SIGNAL_REASONS).nullable(),
  /** How many readers named which reason; who they are is told to nobody. */
  reports: z.array(z.object({ reason: z.enum(SIGNAL_REASONS), count: z.int() })),
  decidedBy: z.string().nullable(),
  decidedTime: z.int().nullable(),
  staffNames,
  claim: claim.nullable(),
})

export const signalReviewCalls = {
  signalQueue: defineAdminCall(ADMIN_ROUTES.signalQueue, {
    access: 'signals.read',
    summary: 'Reported posts of one status, oldest first; `pending` unless another is named.',
    query: z.strictObject({
      ...field.paging,
      status: field.choice(SIGNAL_CASE_STATUSES).optional(),
    }),
    result: field.pageOf(row),
  }),
  signalCase: defineAdminCall(ADMIN_ROUTES.signalCase, {
    access: 'signals.read',
    summary: 'One reported post: what it said, the price, what the leader held, the reports.',
    query: byId,
    result: row.extend({
      account: z.enum(['practice', 'real']),
      text: z.string(),
      price: z.string(),
      seq: z.int(),
      held: z.array(
        z.object({ direction: z.enum(SIGNAL_DIRECTIONS), lots: z.string(), openPrice: z.string() }),
      ),
      isStopped: z.boolean(),
      /** The language of the leader, and what they would read in each. */
      language: field.language,
      previews: z.array(
        z.object({ language: z.enum(LANGUAGES), failures: failuresOf(SIGNAL_REASONS) }),
      ),
    }),
  }),
  claimSignal: defineAdminCall(ADMIN_ROUTES.claimSignal, {
    access: 'signals.review',
    proof: CLAIMED,
    summary: 'Says that I am looking at it; answers who is, which may be somebody else.',
    body: byId,
    result: z.object({ claim }),
  }),
  releaseSignal: defineAdminCall(ADMIN_ROUTES.releaseSignal, {
    access: 'signals.review',
    proof: CLAIMED,
    summary: 'Says that I look at it no longer.',
    body: byId,
    result: z.object({}),
  }),
  hideSignal: defineAdminCall(ADMIN_ROUTES.hideSignal, {
    access: 'signals.review',
    proof: 'factor',
    keyed: true,
    summary: 'Hides its text, with a reason that the leader and all readers see; the row stays.',
    body: z.strictObject({ id: field.id, reason: field.choice(SIGNAL_REASONS) }),
    result: row,
  }),
  dismissSignal: defineAdminCall(ADMIN_ROUTES.dismissSignal, {
    access: 'signals.review',
    proof: 'factor',
    keyed: true,
    summary: 'Lets it stand; it can still be hidden later.',
    body: byId,
    result: row,
  }),
}
