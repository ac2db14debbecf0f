// Calls about the queue of deposits: a page, a case with its evidence, the decisions (TR-7).

import * as z from 'zod'
import { DEPOSIT_FAILURES, depositRecord } from '../../calls/deposits.ts'
import * as field from '../../fields.ts'
import { defineAdminCall } from '../call.ts'
import { ADMIN_ROUTES } from '../routes.ts'
import { byId, caseOwner, claim, queueQuery } from './queue-parts.ts'

const row = z.object({
  deposit: depositRecord,
  userId: z.string(),
  /** Other deposits, of anyone, with the very same picture. */
  sameVoucher: z.array(z.string()),
  /** What the credit is above the limit for: two people and their codes (REL-58). */
  needsTwo: z.boolean(),
  /** Of two the first. */
  firstApprovedBy: z.string().nullable(),
  reviewedBy: z.string().nullable(),
  claim: claim.nullable(),
})

export const depositCalls = {
  depositQueue: defineAdminCall(ADMIN_ROUTES.depositQueue, {
    access: 'deposits.read',
    summary: 'Deposits of one status, oldest first; `pending` unless another is named.',
    query: queueQuery,
    result: field.pageOf(row),
  }),
  depositCase: defineAdminCall(ADMIN_ROUTES.depositCase, {
    access: 'deposits.read',
    summary: 'One deposit with its voucher, its customer and what he paid in before.',
    query: byId,
    result: row.extend({
      /** Path and query on the customers' server; good for five minutes. */
      voucher: z.string().nullable(),
      customer: caseOwner,
      /** The newest of the account, at most ten. */
      history: z.array(depositRecord),
    }),
  }),
  claimDeposit: defineAdminCall(ADMIN_ROUTES.claimDeposit, {
    access: 'deposits.review',
    summary: 'Says that I am looking at it; answers who is, which may be somebody else.',
    body: byId,
    result: z.object({ claim }),
  }),
  approveDeposit: defineAdminCall(ADMIN_ROUTES.approveDeposit, {
    access: 'deposits.review',
    summary:
      "Approves it at the method's rate; it is credited at once. Above the limit with `code`, " +
      'and only the second of two people brings the credit.',
    body: z.strictObject({ id: field.id, code: field.code.optional() }),
    result: row,
  }),
  failDeposit: defineAdminCall(ADMIN_ROUTES.failDeposit, {
    access: 'deposits.review',
    summary: 'Fails one that was not approved, with a reason that its customer is told.',
    body: z.strictObject({ id: field.id, reason: field.choice(DEPOSIT_FAILURES) }),
    result: row,
  }),
}
