// All SQL of `bank_account` and `bank_change`.

import { ALL_STATUSES } from '@fairtick/wire/admin/all-statuses'
import type { BankChangeReason } from '@fairtick/wire/calls/payout-methods'
import type { Queryable } from '../../platform/database.ts'
import { type CountedPage, loadPage, type Paging } from '../../platform/list-page.ts'
import {
  readWaiting,
  WAITING_COLUMNS,
  type WaitingCases,
  type WaitingRow,
} from '../../platform/review-queue.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { partOf, pieceOf } from '../../platform/statement-piece.ts'
import type { BankDetails } from './check-bank.ts'
import {
  detailFields,
  type NewBank,
  type NewBankChange,
  type Sealed,
  sealBank,
  sealBankChange,
} from './sealed-targets.ts'

export type BankRow = Sealed<NewBank>

export type BankChangeRow = Sealed<NewBankChange> & {
  readonly status: 'pending' | 'success' | 'failed' | 'replaced'
  readonly reason: BankChangeReason | null
}

type StoredDetails = {
  readonly user_id: string
  readonly bank_way: string
  readonly account_name: string
  readonly bank_name: string
  readonly branch_name: string
  readonly branch_number: string
  readonly bank_code: string
  readonly card_number: string
  readonly ifsc: string
  readonly seal: string
}

type StoredBank = StoredDetails & { readonly changed_time: bigint }

type StoredChange = StoredDetails & {
  readonly id: string
  readonly submitted_time: bigint
  readonly status: BankChangeRow['status']
  readonly reason: BankChangeReason | null
}

const DETAILS = `bank_way, account_name, bank_name, branch_name, branch_number, bank_code,
  card_number, ifsc`

export async function loadBank(database: Queryable, userId: string): Promise<BankRow | undefined> {
  const [row] = await database.query<StoredBank>('SELECT * FROM bank_account WHERE user_id = $1', [
    userId,
  ])
  if (row === undefined) return undefined
  const { user_id: owner, changed_time: changed, seal } = row
  return { ...detailsOf(row), userId: owner, changedMs: Number(changed), seal }
}

export const hasBankPart = partOf(
  () => pieceOf('EXISTS (SELECT FROM bank_account WHERE user_id = $1) AS has_bank'),
  ({ has_bank: has }: { readonly has_bank: boolean }) => has,
)

/** False when the user has one: there is one a user, whoever comes first. */
export async function insertBank(tx: Queryable, rowSeal: RowSeal, bank: NewBank): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO bank_account (user_id, changed_time, ${DETAILS}, seal)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT (user_id) DO NOTHING RETURNING user_id`,
    [bank.userId, bank.changedMs, ...detailFields(bank), sealBank(rowSeal, bank)],
  )
  return rows.length === 1
}

export async function updateBank(tx: Queryable, rowSeal: RowSeal, bank: NewBank): Promise<void> {
  await tx.query(
    `UPDATE bank_account SET changed_time = $2, bank_way = $3, account_name = $4, bank_name = $5,
       branch_name = $6, branch_number = $7, bank_code = $8, card_number = $9, ifsc = $10,
       seal = $11
     WHERE user_id = $1`,
    [bank.userId, bank.changedMs, ...detailFields(bank), sealBank(rowSeal, bank)],
  )
}

/** Other users with the same account, at most 100: they may be one person (TR-8.1). */
export async function listSameBankUsers(
  database: Queryable,
  userId: string,
): Promise<readonly string[]> {
  const rows = await database.query<{ user_id: string }>(
    `SELECT o.user_id FROM bank_account m JOIN bank_account o
       ON o.card_number = m.card_number AND o.bank_way = m.bank_way
         AND o.branch_number = m.branch_number AND o.bank_code = m.bank_code AND o.ifsc = m.ifsc
         AND o.user_id <> m.user_id
     WHERE m.user_id = $1 ORDER BY o.user_id LIMIT 100`,
    [userId],
  )
  return rows.map(({ user_id }) => user_id)
}

/** Users other than its customer who have the account that a change asks for, at most 100. */
export async function listUsersWithWanted(
  database: Queryable,
  { id, userId }: Pick<BankChangeRow, 'id' | 'userId'>,
): Promise<readonly string[]> {
  const rows = await database.query<{ user_id: string }>(
    `SELECT o.user_id FROM bank_change m JOIN bank_account o
       ON o.card_number = m.card_number AND o.bank_way = m.bank_way
         AND o.branch_number = m.branch_number AND o.bank_code = m.bank_code AND o.ifsc = m.ifsc
     WHERE m.id = $1 AND o.user_id <> $2 ORDER BY o.user_id LIMIT 100`,
    [id, userId],
  )
  return rows.map(({ user_id }) => user_id)
}

/** In place of one that still waits. */
export async function insertBankChange(
  tx: Queryable,
  rowSeal: RowSeal,
  change: NewBankChange,
): Promise<void> {
  await tx.query(
    `UPDATE bank_change SET status = 'replaced' WHERE user_id = $1 AND status = 'pending'`,
    [change.userId],
  )
  await tx.query(
    `INSERT INTO bank_change (id, user_id, submitted_time, status, ${DETAILS}, seal)
     VALUES ($1, $2, $3, 'pending', $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      ...[change.id, change.userId, change.submittedMs, ...detailFields(change)],
      sealBankChange(rowSeal, change),
    ],
  )
}

export async function loadNewestChange(
  database: Queryable,
  userId: string,
): Promise<BankChangeRow | undefined> {
  const rows = await database.query<StoredChange>(
    `SELECT * FROM bank_change WHERE user_id = $1 AND status <> 'replaced'
     ORDER BY submitted_time DESC, id LIMIT 1`,
    [userId],
  )
  return rows.map(readChange)[0]
}

export async function loadBankChange(
  database: Queryable,
  id: string,
): Promise<BankChangeRow | undefined> {
  const rows = await database.query<StoredChange>('SELECT * FROM bank_change WHERE id = $1', [id])
  return rows.map(readChange)[0]
}

export type BankChangeQueue = Paging & {
  readonly status: BankChangeRow['status'] | typeof ALL_STATUSES
  readonly userId?: string | undefined
}

/** A page of one status or of all: oldest first while they wait, else newest first. */
export function listBankChanges(
  database: Queryable,
  { status, userId, ...paging }: BankChangeQueue,
): Promise<CountedPage<BankChangeRow>> {
  // Each with the plan that fits it: one customer has few.
  const ofStatus = status === ALL_STATUSES ? '$1::text IS NOT NULL' : 'status = $1'
  const ofUser = userId === undefined ? '$2::text IS NULL' : 'user_id = $2'
  const from = `FROM bank_change WHERE ${ofStatus} AND ${ofUser}`
  const order = { by: 'submitted_time', id: 'id', oldestFirst: status === 'pending' }
  const parameters = [status, userId ?? null]
  return loadPage(database, { from, parameters, order, read: readChange }, paging)
}

/** One that is approved is carried out at once, and waits no longer. */
const WAITING = `(SELECT id, NULL::bigint AS approved_time, submitted_time AS waiting_since
  FROM bank_change
  WHERE status = 'pending') AS waiting`

export async function loadWaitingBankChanges(database: Queryable): Promise<WaitingCases> {
  const sql = `SELECT ${WAITING_COLUMNS} FROM ${WAITING}`
  return readWaiting(await database.query<WaitingRow>(sql))
}

export type BankVerdict =
  | { readonly status: 'success' }
  | { readonly status: 'failed'; readonly reason: BankChangeReason }

/** The change as it was asked for; undefined when it does not wait (any more). */
export async function updateDecided(
  tx: Queryable,
  id: string,
  verdict: BankVerdict,
  review: { readonly reviewerId: string; readonly nowMs: number },
): Promise<BankChangeRow | undefined> {
  const rows = await tx.query<StoredChange>(
    `UPDATE bank_change SET status = $2, reason = $3, reviewed_by = $4, reviewed_time = $5
     WHERE id = $1 AND status = 'pending' RETURNING *`,
    [
      id,
      verdict.status,
      verdict.status === 'failed' ? verdict.reason : null,
      review.reviewerId,
      review.nowMs,
    ],
  )
  return rows.map(readChange)[0]
}

function readChange(row: StoredChange): BankChangeRow {
  return {
    ...detailsOf(row),
    id: row.id,
    userId: row.user_id,
    submittedMs: Number(row.submitted_time),
    status: row.status,
    reason: row.reason,
    seal: row.seal,
  }
}

function detailsOf(row: StoredDetails): BankDetails {
  return {
    bankWay: row.bank_way,
    accountName: row.account_name,
    bankName: row.bank_name,
    branchName: row.branch_name,
    branchNumber: row.branch_number,
    bankCode: row.bank_code,
    cardNumber: row.card_number,
    ifsc: row.ifsc,
  }
}
