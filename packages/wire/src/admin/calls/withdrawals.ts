// Calls about the queue of withdrawals: one person approves, another pays (TR-6.4, REL-58).

import * as z from 'zod'
import { depositRecord } from '../../calls/deposits.ts'
import {
  taxLaw,
  WITHDRAWAL_FAILURES,
  WITHDRAWAL_METHODS,
  withdrawalRecord,
} from '../../calls/withdrawals.ts'
import * as field from '../../fields.ts'
import { defineAdminCall } from '../api-call.ts'
import { REFERENCE_MAX } from '../payment-reference.ts'
import { ADMIN_ROUTES } from '../routes.ts'
import {
  byId,
  CLAIMED,
  caseOwner,
  cashQueueQuery,
  claim,
  failuresOf,
  isLeftOver,
  staffNames,
} from './queue-parts.ts'

const row = z.object({
  withdrawal: withdrawalRecord,
  userId: z.string(),
  approvedBy: z.string().nullable(),
  paidBy: z.string().nullable(),
  failedBy: z.string().nullable(),
  /** Of the payment, as who paid noted it. */
  reference: z.string().nullable(),
  claim: claim.nullable(),
  nickname: z.string(),
  /** Something of its customer is held back or locked: look before you decide. */
  isHeld: z.boolean(),
  staffNames,
  isLeftOver,
})

/** The terms of its submit, which its amounts were worked out by. */
const terms = z.object({
  feeRate: z.string(),
  feeFixed: z.string(),
  taxRate: z.string(),
  taxBase: z.enum(['gains', 'amount']),
  taxLaw,
  /** Some of them stood at a deposit and are better than those of the submit (H6). */
  areKept: z.boolean(),
})

export const withdrawalCalls = {
  withdrawalQueue: defineAdminCall(ADMIN_ROUTES.withdrawalQueue, {
    access: 'withdrawals.read',
    summary: 'Withdrawals of one status; `pending` unless another is named.',
    query: cashQueueQuery.extend({ method: field.choice(WITHDRAWAL_METHODS).optional() }),
    result: field.pageOf(row),
  }),
  withdrawalCase: defineAdminCall(ADMIN_ROUTES.withdrawalCase, {
    access: 'withdrawals.read',
    summary: 'One withdrawal with all that whoever pays it needs, and what was withdrawn before.',
    query: byId,
    result: row.extend({
      /** Whole, by the names of the form, for who decides or pays; for others null. */
      target: z.record(z.string(), z.string()).nullable(),
      accountKind: z.enum(['practice', 'real']),
      terms,
      /** When it can be paid out; null once it cannot. */
      window: z.object({ open: z.boolean(), opensAt: z.int(), closesAt: z.int() }).nullable(),
      /** While they are not, nothing is approved or paid (REL-2). */
      areBooksClean: z.boolean(),
      /** False: somebody else than the server wrote where it goes. */
      isTargetOurs: z.boolean(),
      /** Other customers who have the same bank account now. */
      sameBankUsers: z.array(z.string()),
      customer: caseOwner,
      /** The newest of the account, at most ten. */
      history: z.array(withdrawalRecord),
      deposits: z.array(depositRecord),
      failures: failuresOf(WITHDRAWAL_FAILURES),
    }),
  }),
  claimWithdrawal: defineAdminCall(ADMIN_ROUTES.claimWithdrawal, {
    access: 'withdrawals.review',
    proof: CLAIMED,
    summary: 'Says that I am looking at it; answers who is, which may be somebody else.',
    body: byId,
    result: z.object({ claim }),
  }),
  releaseWithdrawal: defineAdminCall(ADMIN_ROUTES.releaseWithdrawal, {
    access: 'withdrawals.review',
    proof: CLAIMED,
    summary: 'Says that I look at it no longer.',
    body: byId,
    result: z.object({}),
  }),
  approveWithdrawal: defineAdminCall(ADMIN_ROUTES.approveWithdrawal, {
    access: 'withdrawals.review',
    proof: 'factor',
    keyed: true,
    summary: 'Lets it be paid, by somebody else.',
    body: byId,
    result: row,
  }),
  failWithdrawal: defineAdminCall(ADMIN_ROUTES.failWithdrawal, {
    access: 'withdrawals.review',
    proof: 'factor',
    keyed: true,
    summary: 'Gives all of it back, with a reason that its customer is told, until it is paid.',
    body: z.strictObject({ id: field.id, reason: field.choice(WITHDRAWAL_FAILURES) }),
    result: row,
  }),
  payWithdrawal: defineAdminCall(ADMIN_ROUTES.payWithdrawal, {
    access: 'withdrawals.pay',
    proof: 'factor',
    keyed: true,
    summary: 'Says that it was paid out, inside its window, never by who approved it.',
    body: z.strictObject({
      id: field.id,
      /** Under which it left the bank or stands on the chain. */
      reference: z.string().trim().max(REFERENCE_MAX).optional(),
    }),
    result: row,
  }),
}
