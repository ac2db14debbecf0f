// Calls about what the house owes its customers, held against statements of its own accounts.

import * as z from 'zod'
import { COVER_STATES } from '../../deposit-rules.ts'
import * as field from '../../fields.ts'
import { defineAdminCall } from '../api-call.ts'
import { ADMIN_ROUTES } from '../routes.ts'
import { byId } from './queue-parts.ts'

export const STATEMENT_HEADER = 'account,currency,balance,balanceUsd'

/** In USD, of the accounts that money comes into and leaves in this mode. */
const liabilities = z.object({
  cash: z.string(),
  stakes: z.string(),
  withdrawalHolds: z.string(),
  salaries: z.string(),
  /** Earned by members and not paid yet. */
  rewards: z.string(),
  total: z.string(),
})

const statement = z.object({
  id: z.string(),
  /** Whose money it is: that of practice says nothing of real money. */
  accountKind: z.enum(['practice', 'real']),
  fileName: z.string(),
  /** Of the file as it was uploaded: SHA-256. */
  hash: z.string(),
  uploadedBy: z.string(),
  uploadedByName: z.string(),
  uploadedTime: z.int(),
  lines: z.int(),
  assets: z.string(),
  liabilities,
  /** Assets less liabilities; negative: something is missing. */
  difference: z.string(),
})

const line = z.object({
  account: z.string(),
  currency: z.string(),
  balance: z.string(),
  balanceUsd: z.string(),
})

export const reserveCalls = {
  liabilities: defineAdminCall(ADMIN_ROUTES.liabilities, {
    access: 'reconciliation.read',
    summary: 'What the house owes its customers, now.',
    result: z.object({
      ...{ liabilities, time: z.int(), newest: statement.nullable() },
      /** Whether new deposits are taken (H14); null: of practice money they are. */
      cover: z.enum(COVER_STATES).nullable(),
    }),
  }),
  statements: defineAdminCall(ADMIN_ROUTES.statements, {
    access: 'reconciliation.read',
    summary: 'Statements that were uploaded, newest first, each with what was owed at that moment.',
    query: z.strictObject(field.paging),
    result: field.pageOf(statement),
  }),
  statement: defineAdminCall(ADMIN_ROUTES.statement, {
    access: 'reconciliation.read',
    summary: 'One statement with its lines.',
    query: byId,
    result: statement.extend({ accounts: z.array(line) }),
  }),
  uploadStatement: defineAdminCall(ADMIN_ROUTES.uploadStatement, {
    access: 'statements.upload',
    proof: 'factor',
    summary: `Stores a statement of balances for good: CSV with the header ${STATEMENT_HEADER}.`,
    body: z.strictObject({ fileName: field.shortText, content: field.fileText }),
    result: statement,
  }),
}
