// Calls about the queue of changes of bank accounts.

import * as z from 'zod'
import { BANK_CHANGE_REASONS } from '../../calls/payout-methods.ts'
import * as field from '../../fields.ts'
import { ALL_STATUSES } from '../all-statuses.ts'
import { defineAdminCall } from '../api-call.ts'
import { ADMIN_ROUTES } from '../routes.ts'
import { byId, CLAIMED, caseOwner, claim, failuresOf, staffNames } from './queue-parts.ts'

const BANK_CHANGE_STATUSES = ['pending', 'success', 'failed', 'replaced'] as const

const row = z.object({
  id: z.string(),
  userId: z.string(),
  status: z.enum(BANK_CHANGE_STATUSES),
  reason: z.enum(BANK_CHANGE_REASONS).nullable(),
  submitTime: z.int(),
  bankName: z.string(),
  /** Masked. */
  cardNumber: z.string(),
  claim: claim.nullable(),
  nickname: z.string(),
  /** Of the two who approve it the first; the second carries it out (REL-58). */
  firstApprovedBy: z.string().nullable(),
  staffNames,
})

const details = z.object({
  bankWay: z.string(),
  accountName: z.string(),
  bankName: z.string(),
  branchName: z.string(),
  branchNumber: z.string(),
  bankCode: z.string(),
  cardNumber: z.string(),
  ifsc: z.string(),
})

export const bankChangeCalls = {
  bankChangeQueue: defineAdminCall(ADMIN_ROUTES.bankChangeQueue, {
    access: 'bank_changes.read',
    summary:
      'Changes of one status, `pending` unless another is named, or `all`; of one customer where ' +
      'one is named. Those that wait come oldest first, the others newest first.',
    query: z.strictObject({
      ...field.paging,
      user: field.id.optional(),
      status: field.choice([...BANK_CHANGE_STATUSES, ALL_STATUSES]).optional(),
    }),
    result: field.pageOf(row),
  }),
  bankChangeCase: defineAdminCall(ADMIN_ROUTES.bankChangeCase, {
    access: 'bank_changes.read',
    summary: 'One change: the account as it is, and as it is to be.',
    query: byId,
    result: row.extend({
      current: details.nullable(),
      /** Numbers are whole for who decides, masked for others. */
      wanted: details,
      customer: caseOwner,
      firstApprovedTime: z.int().nullable(),
      /** Other customers who have the account that is wanted. */
      sameBankUsers: z.array(z.string()),
      /** How many withdrawals to the present account wait; they keep their target. */
      waitingWithdrawals: z.int(),
      failures: failuresOf(BANK_CHANGE_REASONS),
    }),
  }),
  claimBankChange: defineAdminCall(ADMIN_ROUTES.claimBankChange, {
    access: 'bank_changes.review',
    proof: CLAIMED,
    summary: 'Says that I am looking at it; answers who is, which may be somebody else.',
    body: byId,
    result: z.object({ claim }),
  }),
  releaseBankChange: defineAdminCall(ADMIN_ROUTES.releaseBankChange, {
    access: 'bank_changes.review',
    proof: CLAIMED,
    summary: 'Says that I look at it no longer.',
    body: byId,
    result: z.object({}),
  }),
  approveBankChange: defineAdminCall(ADMIN_ROUTES.approveBankChange, {
    access: 'bank_changes.review',
    proof: 'factor',
    keyed: true,
    summary:
      'Approves it as the first of two, or carries it out as the second, who is another person; ' +
      'withdrawals to the new account then wait for 24 hours.',
    body: byId,
    result: row,
  }),
  failBankChange: defineAdminCall(ADMIN_ROUTES.failBankChange, {
    access: 'bank_changes.review',
    proof: 'factor',
    keyed: true,
    summary: 'Declines it with a reason that its customer is told.',
    body: z.strictObject({ id: field.id, reason: field.choice(BANK_CHANGE_REASONS) }),
    result: row,
  }),
}
