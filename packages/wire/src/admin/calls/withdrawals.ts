// Calls about the queue of withdrawals: one person approves, another pays (TR-6.4, REL-58).

import * as z from 'zod'
import { WITHDRAWAL_FAILURES, withdrawalRecord } from '../../calls/withdrawals.ts'
import * as field from '../../fields.ts'
import { defineAdminCall } from '../call.ts'
import { ADMIN_ROUTES } from '../routes.ts'
import { byId, caseOwner, claim, queueQuery } from './queue-parts.ts'

const row = z.object({
  withdrawal: withdrawalRecord,
  userId: z.string(),
  approvedBy: z.string().nullable(),
  paidBy: z.string().nullable(),
  failedBy: z.string().nullable(),
  claim: claim.nullable(),
})

export const withdrawalCalls = {
  withdrawalQueue: defineAdminCall(ADMIN_ROUTES.withdrawalQueue, {
    access: 'withdrawals.read',
    summary: 'Withdrawals of one status, oldest first; `pending` unless another is named.',
    query: queueQuery,
    result: field.pageOf(row),
  }),
  withdrawalCase: defineAdminCall(ADMIN_ROUTES.withdrawalCase, {
    access: 'withdrawals.read',
    summary: 'One withdrawal with all that whoever pays it needs, and what was withdrawn before.',
    query: byId,
    result: row.extend({
      /** Whole, by the names of the form. */
      target: z.record(z.string(), z.string()),
      /** Other customers who have the same bank account now. */
      sameBankUsers: z.array(z.string()),
      customer: caseOwner,
      /** The newest of the account, at most ten. */
      history: z.array(withdrawalRecord),
    }),
  }),
  claimWithdrawal: defineAdminCall(ADMIN_ROUTES.claimWithdrawal, {
    access: 'withdrawals.review',
    summary: 'Says that I am looking at it; answers who is, which may be somebody else.',
    body: byId,
    result: z.object({ claim }),
  }),
  approveWithdrawal: defineAdminCall(ADMIN_ROUTES.approveWithdrawal, {
    access: 'withdrawals.review',
    summary: 'Lets it be paid, by somebody else.',
    body: byId,
    result: row,
  }),
  failWithdrawal: defineAdminCall(ADMIN_ROUTES.failWithdrawal, {
    access: 'withdrawals.review',
    summary: 'Gives all of it back, with a reason that its customer is told, until it is paid.',
    body: z.strictObject({ id: field.id, reason: field.choice(WITHDRAWAL_FAILURES) }),
    result: row,
  }),
  payWithdrawal: defineAdminCall(ADMIN_ROUTES.payWithdrawal, {
    access: 'withdrawals.pay',
    summary: 'Says that it was paid out, inside its window, never by who approved it.',
    body: z.strictObject({ id: field.id, code: field.code }),
    result: row,
  }),
}
