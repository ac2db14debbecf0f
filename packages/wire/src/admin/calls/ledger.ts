// Calls about the books, read-only: journal entries with their postings, and the reconciliation.

import * as z from 'zod'
import * as field from '../../fields.ts'
import { defineAdminCall } from '../api-call.ts'
import { ADMIN_ROUTES } from '../routes.ts'

const journalEntry = z.object({
  number: z.int(),
  time: z.int(),
  cause: z.string(),
  reason: z.string(),
  causeId: z.string(),
  accountId: z.string(),
  accountKind: z.enum(['real', 'practice']),
  cashChange: z.string(),
  cashAfter: z.string(),
})

const posting = z.object({ ledger: z.string(), amount: z.string() })

/** What an entry came from, as far as it is a record of its own. */
const cause = z.object({
  kind: z.enum(['option', 'contract']),
  id: z.string(),
  symbol: z.string(),
  direction: z.string(),
  orderTime: z.int(),
})

export const ledgerCalls = {
  ledger: defineAdminCall(ADMIN_ROUTES.ledger, {
    access: 'ledger.read',
    summary: 'Journal entries, newest first; amounts are of the cash of their account.',
    query: z.strictObject({
      ...field.paging,
      accountId: field.id.optional(),
      causeId: field.id.optional(),
    }),
    result: field.pageOf(journalEntry),
  }),
  ledgerEntry: defineAdminCall(ADMIN_ROUTES.ledgerEntry, {
    access: 'ledger.read',
    summary: 'One entry with its postings, which sum to zero, and what caused it.',
    query: z.strictObject({ number: field.wholeText(1, Number.MAX_SAFE_INTEGER) }),
    result: journalEntry.extend({
      tapePosition: z.int(),
      postings: z.array(posting),
      causeRecord: cause.nullable(),
    }),
  }),
  reconciliation: defineAdminCall(ADMIN_ROUTES.reconciliation, {
    access: 'reconciliation.read',
    summary:
      'Compares every stored balance with its postings, and what acts with its authority, now.',
    result: z.object({
      isClean: z.boolean(),
      /** Accounts whose stored balances differ; at most ten. */
      differing: z.array(z.string()),
      /** Sum of all postings by kind of account; each must be 0. */
      totals: z.record(z.string(), z.string()),
      /** What acts and was not put there by the server, a sentence each. */
      unauthorised: z.array(z.string()),
    }),
  }),
}
