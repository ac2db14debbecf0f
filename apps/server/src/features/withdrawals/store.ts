// All SQL of `withdrawal_target`, and what this slice reads of the engine's `withdrawal`.

import type { InstallationMode } from '@fairtick/core/account/account-access'
import type { MoneyTermsText } from '@fairtick/core/engine/money-terms'
import { formatMoney, type Money, moneyFromMicros } from '@fairtick/core/numbers/money'
import type { WithdrawalRecord } from '@fairtick/wire/socket/frames'
import type { WithdrawalText } from '../../engine/engine-port.ts'
import { readWithdrawalText, type WithdrawalRow } from '../../engine/rows/money-rows.ts'
import type { Queryable } from '../../platform/database.ts'
import { type CountedPage, loadPage, type Paging } from '../../platform/list-page.ts'
import {
  type CashQueueStatus,
  cashStatusIs,
  cashStatusParameters,
  IS_NO_LEFT_OVER,
  isOldestFirst,
  readWaiting,
  WAITING_CASH_COLUMNS,
  WAITING_STEP,
  type WaitingCases,
  type WaitingRow,
  type WaitingSum,
} from '../../platform/review-queue.ts'
import type { PayoutTarget } from './preconditions/preconditions.ts'

export type WithdrawalFailure = NonNullable<WithdrawalRecord['reason']>
/** As they are charged. */
export type WithdrawalTermsText = MoneyTermsText['withdrawals'] & {
  /** Absent: nothing is withheld, or it is an example on practice money (TR-6.2). */
  readonly taxLaw?: { readonly authority: string; readonly legalBasis: string }
  /** Some of them stood at a deposit and are better than those of the submit (H6). */
  readonly areKept?: true
}

export type Withdrawal = WithdrawalText & {
  readonly userId: string
  readonly accountKind: 'practice' | 'real'
  readonly target: PayoutTarget
  /** Those of the submit. */
  readonly terms: WithdrawalTermsText
  /** Of target and terms, and whose they are. */
  readonly targetSeal: string
  /** Why it failed; means something only once it has. */
  readonly reason: WithdrawalFailure | null
  readonly approvedBy: string | null
  readonly paidBy: string | null
  readonly failedBy: string | null
  /** Of the payment, as who paid noted it. */
  readonly reference: string | null
  /** While it waits: 1 is next of its kind. */
  readonly queuePlace: number | null
}

export type NewTarget = {
  readonly withdrawalId: string
  readonly userId: string
  readonly accountId: string
  readonly target: PayoutTarget
  readonly terms: WithdrawalTermsText
}

export async function insertTarget(
  database: Queryable,
  target: NewTarget & { readonly seal: string },
): Promise<void> {
  await database.query(
    `INSERT INTO withdrawal_target (withdrawal_id, user_id, account_id, target, terms, seal)
     VALUES ($1, $2, $3, $4::json, $5::json, $6)`,
    [
      ...[target.withdrawalId, target.userId, target.accountId],
      ...[JSON.stringify(target.target), JSON.stringify(target.terms)],
      target.seal,
    ],
  )
}

/** Of a try that became no withdrawal. */
export async function deleteTarget(database: Queryable, withdrawalId: string): Promise<void> {
  await database.query(
    `DELETE FROM withdrawal_target t WHERE withdrawal_id = $1
       AND NOT EXISTS (SELECT FROM withdrawal WHERE id = t.withdrawal_id)`,
    [withdrawalId],
  )
}

export async function updateReason(
  database: Queryable,
  id: string,
  reason: WithdrawalFailure,
): Promise<void> {
  await database.query(
    `UPDATE withdrawal_target t SET reason = $2 WHERE withdrawal_id = $1
       AND EXISTS (SELECT FROM withdrawal WHERE id = t.withdrawal_id AND status = 'pending')`,
    [id, reason],
  )
}

export async function updateReference(tx: Queryable, id: string, reference: string): Promise<void> {
  const sql = 'UPDATE withdrawal_target SET payment_reference = $2 WHERE withdrawal_id = $1'
  await tx.query(sql, [id, reference === '' ? null : reference])
}

const DECIDED_BY = {
  approve: 'UPDATE withdrawal_target SET approved_by = $2 WHERE withdrawal_id = $1',
  pay: 'UPDATE withdrawal_target SET paid_by = $2 WHERE withdrawal_id = $1',
  fail: 'UPDATE withdrawal_target SET failed_by = $2 WHERE withdrawal_id = $1',
} as const

export type Decision = keyof typeof DECIDED_BY

export async function updateDecider(
  database: Queryable,
  id: string,
  { decision, staffId }: { readonly decision: Decision; readonly staffId: string },
): Promise<void> {
  await database.query(DECIDED_BY[decision], [id, staffId])
}

const COLUMNS = `
  w.*, t.user_id, t.target, t.terms, t.seal, t.reason, t.approved_by, t.paid_by, t.failed_by,
    t.payment_reference,
    a.kind AS account_kind,
    CASE WHEN w.status = 'pending' THEN (
      SELECT count(*) FROM withdrawal q JOIN account o ON o.id = q.account_id
      WHERE q.status = 'pending' AND q.taken_from = w.taken_from AND o.kind = a.kind
        AND (q.submitted_time, q.id) <= (w.submitted_time, w.id)) END AS queue_place`
const TABLES = `
  FROM withdrawal w
  JOIN withdrawal_target t ON t.withdrawal_id = w.id
  JOIN account a ON a.id = w.account_id`

export async function loadWithdrawal(
  database: Queryable,
  id: string,
): Promise<Withdrawal | undefined> {
  const [row] = await database.query<StoredRow>(`SELECT ${COLUMNS} ${TABLES} WHERE w.id = $1`, [id])
  return row && readRow(row)
}

/** How many requests wait for being paid out of the same, of that kind of account. */
export async function countWaiting(
  database: Queryable,
  from: string,
  kind: Withdrawal['accountKind'],
): Promise<number> {
  const [row] = await database.query<{ waiting: bigint }>(
    `SELECT count(*) AS waiting FROM withdrawal w JOIN account a ON a.id = w.account_id
     WHERE w.status = 'pending' AND w.taken_from = $1 AND a.kind = $2`,
    [from, kind],
  )
  return Number(row?.waiting ?? 0)
}

export type WithdrawalFilter = Paging & {
  readonly type: WithdrawalRecord['method'] | undefined
  readonly status: WithdrawalRecord['status'] | undefined
  readonly from: number | undefined
  readonly to: number | undefined
}

const OF_ACCOUNT = `
  ${TABLES}
  WHERE w.account_id = $1 AND ($2::text IS NULL OR w.method = $2)
    AND ($3::text IS NULL OR w.status = $3)
    AND ($4::bigint IS NULL OR w.submitted_time >= $4)
    AND ($5::bigint IS NULL OR w.submitted_time <= $5)`

/** One page of an account's, newest first, and how many there are. */
export function listWithdrawals(
  database: Queryable,
  accountId: string,
  { type, status, from, to, ...paging }: WithdrawalFilter,
): Promise<CountedPage<Withdrawal>> {
  const given = [accountId, type, status, from?.toString(), to?.toString()]
  const parameters = given.map((one) => one ?? null)
  const query = { columns: COLUMNS, from: OF_ACCOUNT, parameters, order: BY_TIME, read: readRow }
  return loadPage(database, query, paging)
}

const BY_TIME = { by: 'w.submitted_time', id: 'w.id' }

export type WithdrawalQueue = Paging & {
  /** `pending`: it waits for approval; `approved`: for its payment. */
  readonly status: CashQueueStatus<WithdrawalRecord['status']>
  readonly mode: InstallationMode
  readonly userId?: string | undefined
  readonly method?: WithdrawalRecord['method'] | undefined
}

/** A page of all of one status: oldest first while they wait, else newest first. */
export function listQueue(
  database: Queryable,
  { status, mode, userId, method, ...paging }: WithdrawalQueue,
): Promise<CountedPage<Withdrawal>> {
  const from = `${TABLES} WHERE ${STATUS_IS}
    AND ($5::text IS NULL OR t.user_id = $5) AND ($6::text IS NULL OR w.method = $6)`
  const parameters = [...cashStatusParameters(status, mode), userId ?? null, method ?? null]
  const order = { ...BY_TIME, oldestFirst: isOldestFirst(status) }
  return loadPage(database, { columns: COLUMNS, from, parameters, order, read: readRow }, paging)
}

const STATUS_IS = cashStatusIs({
  ...{ status: 'w.status', approved: 'w.approved_time', kind: 'a.kind' },
})

export async function loadWaitingWithdrawals(
  database: Queryable,
  mode: InstallationMode,
): Promise<WaitingCases> {
  const sql = `SELECT ${WAITING_CASH_COLUMNS} FROM ${WAITING}`
  return readWaiting(await database.query<WaitingRow>(sql, [mode === 'live']))
}

const WAITING = `(SELECT w.id, w.received, w.submitted_time AS waiting_since, w.approved_time,
    a.kind AS account_kind
  FROM withdrawal w JOIN account a ON a.id = w.account_id WHERE w.status = 'pending') AS waiting`

/** What is to leave, after what is deducted. */
export async function sumWaitingWithdrawals(
  database: Queryable,
  mode: InstallationMode,
): Promise<readonly WaitingSum[]> {
  const rows = await database.query<{ step: WaitingSum['step']; received: string }>(
    `SELECT ${WAITING_STEP} AS step, sum(received)::text AS received
     FROM ${WAITING} WHERE ${IS_NO_LEFT_OVER} GROUP BY 1 ORDER BY 1 DESC`,
    [mode === 'live'],
  )
  return rows.map(({ step, received }) => ({
    ...{ step, currency: 'USD', amount: formatMoney(moneyFromMicros(BigInt(received))) },
  }))
}

/** Of one account. */
export async function countWaitingOf(database: Queryable, accountId: string): Promise<number> {
  const [row] = await database.query<{ count: bigint }>(
    `SELECT count(*) AS count FROM withdrawal WHERE account_id = $1 AND status = 'pending'`,
    [accountId],
  )
  return Number(row?.count ?? 0)
}

/** Of a user, of all accounts: what has left since then or waits to leave. */
export async function sumWithdrawnSince(
  database: Queryable,
  userId: string,
  sinceMs: number,
): Promise<Money> {
  const [row] = await database.query<{ amount: bigint }>(
    `SELECT coalesce(sum(w.amount), 0)::bigint AS amount
     FROM withdrawal w JOIN account a ON a.id = w.account_id
     WHERE a.user_id = $1 AND w.status IN ('pending', 'success') AND w.submitted_time > $2`,
    [userId, sinceMs],
  )
  return moneyFromMicros(row?.amount ?? 0n)
}

/** Of a user, to their bank account. */
export async function countWaitingToBank(database: Queryable, userId: string): Promise<number> {
  const [row] = await database.query<{ count: bigint }>(
    `SELECT count(*) AS count FROM withdrawal w JOIN withdrawal_target t ON t.withdrawal_id = w.id
     WHERE t.user_id = $1 AND w.method = 'bank' AND w.status = 'pending'`,
    [userId],
  )
  return Number(row?.count ?? 0)
}

/** What deductions go by besides the terms of now: its gains, and terms of its deposits (TR-6). */
export async function loadDeductionFacts(
  database: Queryable,
  accountId: string,
): Promise<{ readonly untaxedGains: Money; readonly keptTerms: string | null }> {
  const [row] = await database.query<{ untaxed_gains: bigint; kept_terms: string | null }>(
    'SELECT untaxed_gains, kept_terms FROM account WHERE id = $1',
    [accountId],
  )
  if (row === undefined) throw new Error('no such account')
  return { untaxedGains: moneyFromMicros(row.untaxed_gains), keptTerms: row.kept_terms }
}

type StoredRow = WithdrawalRow & {
  readonly user_id: string
  readonly account_kind: 'practice' | 'real'
  readonly target: PayoutTarget
  readonly terms: WithdrawalTermsText
  readonly seal: string
  readonly reason: WithdrawalFailure | null
  readonly approved_by: string | null
  readonly paid_by: string | null
  readonly failed_by: string | null
  readonly payment_reference: string | null
  readonly queue_place: bigint | null
}

function readRow(row: StoredRow): Withdrawal {
  const { target, terms, reason, queue_place: place } = row
  return {
    ...readWithdrawalText(row),
    ...{ userId: row.user_id, accountKind: row.account_kind, target, terms, reason },
    ...{ approvedBy: row.approved_by, paidBy: row.paid_by, failedBy: row.failed_by },
    ...{ targetSeal: row.seal, reference: row.payment_reference },
    queuePlace: place === null ? null : Number(place),
  }
}
