// Calls about the queue of deposits: a page, a case with its evidence, the decisions (TR-7).

import * as z from 'zod'
import {
  DEPOSIT_CHANNELS,
  DEPOSIT_FAILURES,
  DEPOSIT_STATUSES,
  depositMethod,
  depositRecord,
} from '../../calls/deposits.ts'
import { fileCalls } from '../../calls/files.ts'
import { withdrawalRecord } from '../../calls/withdrawals.ts'
import * as field from '../../fields.ts'
import { defineAdminCall } from '../api-call.ts'
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
  deposit: depositRecord,
  userId: z.string(),
  /** Other deposits, of anyone, with the very same picture. */
  sameVoucher: z.array(z.string()),
  /** Two people (REL-58): it would pass what I, or one person, may credit alone. */
  needsTwo: z.boolean(),
  /** Of two the first. */
  firstApprovedBy: z.string().nullable(),
  reviewedBy: z.string().nullable(),
  claim: claim.nullable(),
  /** USD at the rate of this moment; null: its method is gone. */
  wouldCredit: z.string().nullable(),
  nickname: z.string(),
  staffNames,
  isLeftOver,
})

export const depositCalls = {
  depositQueue: defineAdminCall(ADMIN_ROUTES.depositQueue, {
    access: 'deposits.read',
    summary: 'Deposits of one status; `pending` unless another is named.',
    query: cashQueueQuery.extend({ channel: field.choice(DEPOSIT_CHANNELS).optional() }),
    result: field.pageOf(row),
  }),
  depositCase: defineAdminCall(ADMIN_ROUTES.depositCase, {
    access: 'deposits.read',
    summary: 'One deposit: where it should have arrived, its customer, what they moved before.',
    query: byId,
    result: row.extend({
      customer: caseOwner,
      accountKind: z.enum(['practice', 'real']),
      /** Null: it is gone. Its rate is the one that an approval takes now. */
      method: depositMethod.nullable(),
      /** USD that one person credits alone: at once, in 24 hours, and to one account in them. */
      onePersonMax: z.string(),
      /** USD of the last 24 hours, each credited by one person alone. */
      creditedAlone: z.object({ byMe: z.string(), toAccount: z.string() }),
      firstApprovedTime: z.int().nullable(),
      sameVoucherCases: z.array(
        z.object({
          id: z.string(),
          userId: z.string(),
          nickname: z.string(),
          isSameCustomer: z.boolean(),
          status: z.enum(DEPOSIT_STATUSES),
          submitTime: z.int(),
        }),
      ),
      /** The newest of the account, at most ten. */
      history: z.array(depositRecord),
      withdrawals: z.array(withdrawalRecord),
      failures: failuresOf(DEPOSIT_FAILURES),
    }),
  }),
  depositVoucher: defineAdminCall(ADMIN_ROUTES.depositVoucher, {
    access: 'deposits.read',
    summary: 'The voucher of a deposit; who looked at it is written down.',
    picture: true,
    query: byId,
    result: fileCalls.file.result,
  }),
  claimDeposit: defineAdminCall(ADMIN_ROUTES.claimDeposit, {
    access: 'deposits.review',
    proof: CLAIMED,
    summary: 'Says that I am looking at it; answers who is, which may be somebody else.',
    body: byId,
    result: z.object({ claim }),
  }),
  releaseDeposit: defineAdminCall(ADMIN_ROUTES.releaseDeposit, {
    access: 'deposits.review',
    proof: CLAIMED,
    summary: 'Says that I look at it no longer.',
    body: byId,
    result: z.object({}),
  }),
  approveDeposit: defineAdminCall(ADMIN_ROUTES.approveDeposit, {
    access: 'deposits.review',
    proof: 'factor',
    keyed: true,
    summary:
      "Approves it at the method's rate; it is credited at once. Where it needs two people only " +
      'the second of them brings the credit.',
    body: z.strictObject({
      id: field.id,
      /** USD that it would credit, as it was shown: if it became another, nothing is done. */
      credit: field.amount.optional(),
    }),
    result: row,
  }),
  failDeposit: defineAdminCall(ADMIN_ROUTES.failDeposit, {
    access: 'deposits.review',
    proof: 'factor',
    keyed: true,
    summary: 'Fails one that was not approved, with a reason that its customer is told.',
    body: z.strictObject({ id: field.id, reason: field.choice(DEPOSIT_FAILURES) }),
    result: row,
  }),
}
