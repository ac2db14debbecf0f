// All SQL of `deposit`.

import type { InstallationMode } from '@fairtick/core/account/account-access'
import { formatQuantity, parseQuantity, type Quantity } from '@fairtick/core/numbers/lots'
import { type Money, moneyFromMicros } from '@fairtick/core/numbers/money'
import { formatPrice, type Price, parsePrice } from '@fairtick/core/numbers/price'
import type { DepositRecord } from '@fairtick/wire/socket/frames'
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

export type DepositStatus = DepositRecord['status']
export type DepositFailure = NonNullable<DepositRecord['reason']>

export type NewDeposit = Pick<DepositRecord, 'currency' | 'channel' | 'network'> & {
  readonly id: string
  readonly userId: string
  readonly accountId: string
  readonly accountKind: 'practice' | 'real'
  readonly methodId: string
  /** In `currency`. */
  readonly amount: Quantity
  readonly voucherFile: string
  readonly voucherHash: string
  readonly submittedMs: number
}

export type Deposit = NewDeposit & {
  readonly status: DepositStatus
  readonly reason: DepositFailure | null
  /** Of the approval; the engine is asked with it. */
  readonly rate: Price | null
  readonly approvedMs: number | null
  readonly reviewedBy: string | null
  readonly credited: Money | null
  readonly endedMs: number | null
}

/** Nobody has decided about it. */
export function isOpen({ status, approvedMs }: Pick<Deposit, 'status' | 'approvedMs'>): boolean {
  return status === 'pending' && approvedMs === null
}

export async function insertDeposit(tx: Queryable, deposit: NewDeposit): Promise<Deposit> {
  const { id, userId, accountId, accountKind, methodId, currency, channel, network } = deposit
  const { voucherFile, voucherHash, submittedMs } = deposit
  const [row] = await tx.query<DepositRow>(
    `INSERT INTO deposit (id, user_id, account_id, account_kind, method_id, currency, channel,
       network, amount, voucher_file, voucher_hash, submitted_time)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::numeric, $10, $11, $12) RETURNING *`,
    [
      ...[id, userId, accountId, accountKind, methodId, currency, channel, network],
      ...[formatQuantity(deposit.amount), voucherFile, voucherHash, submittedMs],
    ],
  )
  if (row === undefined) throw new Error('no row came back')
  return readDeposit(row)
}

/** Any number: it keeps this lock apart from other advisory locks. */
const LOCK_SPACE = 52

/** Until the end of the transaction no other of these accounts is counted. */
export async function lockDeposits(tx: Queryable, accountIds: readonly string[]): Promise<void> {
  // In one order, or two accounts that share limits would wait for each other.
  for (const accountId of accountIds.toSorted()) {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, $2))', [
      ...[accountId, LOCK_SPACE],
    ])
  }
}

/** What was credited since then, whenever it was asked for, and all that still may be. */
export async function listCounting(
  database: Queryable,
  accountIds: readonly string[],
  sinceMs: number,
): Promise<readonly Deposit[]> {
  const rows = await database.query<DepositRow>(
    `SELECT * FROM deposit
     WHERE account_id = ANY ($1::text[])
       AND (status = 'pending' OR status = 'success' AND ended_time > $2)`,
    [accountIds, sinceMs],
  )
  return rows.map(readDeposit)
}

export async function countPending(database: Queryable, accountId: string): Promise<number> {
  const [row] = await database.query<{ count: bigint }>(
    `SELECT count(*) AS count FROM deposit WHERE account_id = $1 AND status = 'pending'`,
    [accountId],
  )
  return Number(row?.count ?? 0)
}

/** Until the end of the transaction nobody else decides about it. */
export async function lockDeposit(tx: Queryable, id: string): Promise<Deposit | undefined> {
  return await one(tx, 'SELECT * FROM deposit WHERE id = $1 FOR UPDATE', [id])
}

export async function loadDepositsById(
  database: Queryable,
  ids: readonly string[],
): Promise<readonly Deposit[]> {
  const sql = 'SELECT * FROM deposit WHERE id = ANY($1::text[]) ORDER BY number'
  return (await database.query<DepositRow>(sql, [ids])).map(readDeposit)
}

export async function loadDeposit(database: Queryable, id: string): Promise<Deposit | undefined> {
  return await one(database, 'SELECT * FROM deposit WHERE id = $1', [id])
}

export async function updateApproved(
  tx: Queryable,
  id: string,
  approval: { readonly rate: Price; readonly reviewedBy: string; readonly timeMs: number },
): Promise<Deposit> {
  return await changed(
    tx,
    `UPDATE deposit SET rate = $2::numeric, reviewed_by = $3, approved_time = $4
     WHERE id = $1 RETURNING *`,
    [id, formatPrice(approval.rate, 0), approval.reviewedBy, approval.timeMs],
  )
}

export async function updateFailed(
  tx: Queryable,
  id: string,
  failure: {
    readonly reason: DepositFailure
    /** Undefined: no person decided it; who had reviewed it stays. */
    readonly reviewedBy: string | undefined
    readonly timeMs: number
  },
): Promise<Deposit> {
  return await changed(
    tx,
    `UPDATE deposit SET status = 'failed', reason = $2, reviewed_by = coalesce($3, reviewed_by),
       ended_time = $4
     WHERE id = $1 RETURNING *`,
    [id, failure.reason, failure.reviewedBy ?? null, failure.timeMs],
  )
}

export async function updateCancelled(tx: Queryable, id: string, timeMs: number): Promise<Deposit> {
  return await changed(
    tx,
    `UPDATE deposit SET status = 'cancelled', ended_time = $2 WHERE id = $1 RETURNING *`,
    [id, timeMs],
  )
}

export async function updateCredited(
  tx: Queryable,
  id: string,
  { credited, timeMs }: { readonly credited: Money; readonly timeMs: number },
): Promise<Deposit> {
  return await changed(
    tx,
    `UPDATE deposit SET status = 'success', credited = $2::bigint, ended_time = $3
     WHERE id = $1 RETURNING *`,
    [id, String(credited), timeMs],
  )
}

export type DepositFilter = Paging & {
  readonly status: DepositStatus | undefined
  readonly from: number | undefined
  readonly to: number | undefined
}

const OF_ACCOUNT = `
  FROM deposit
  WHERE account_id = $1 AND ($2::text IS NULL OR status = $2)
    AND ($3::bigint IS NULL OR submitted_time >= $3)
    AND ($4::bigint IS NULL OR submitted_time <= $4)`

/** One page of an account's, newest first, and how many there are. */
export function listDeposits(
  database: Queryable,
  accountId: string,
  { status, from, to, ...paging }: DepositFilter,
): Promise<CountedPage<Deposit>> {
  const parameters = [accountId, status, from?.toString(), to?.toString()].map((one) => one ?? null)
  const order = { by: 'number' }
  return loadPage(database, { from: OF_ACCOUNT, parameters, order, read: readDeposit }, paging)
}

export type DepositQueue = Paging & {
  /** `pending`: nobody has decided; `approved`: it is about to be credited. */
  readonly status: CashQueueStatus<DepositStatus>
  readonly mode: InstallationMode
  readonly userId?: string | undefined
  readonly channel?: Deposit['channel'] | undefined
}

/** A page of all of one status: oldest first while they wait, else newest first. */
export function listToReview(
  database: Queryable,
  { status, mode, userId, channel, ...paging }: DepositQueue,
): Promise<CountedPage<Deposit>> {
  const from = `FROM deposit WHERE ${STATUS_IS}
    AND ($5::text IS NULL OR user_id = $5) AND ($6::text IS NULL OR channel = $6)`
  const parameters = [...cashStatusParameters(status, mode), userId ?? null, channel ?? null]
  const order = { by: 'number', oldestFirst: isOldestFirst(status) }
  return loadPage(database, { from, parameters, order, read: readDeposit }, paging)
}

const STATUS_IS = cashStatusIs({
  ...{ status: 'status', approved: 'approved_time', kind: 'account_kind' },
})

export async function loadWaitingDeposits(
  database: Queryable,
  mode: InstallationMode,
): Promise<WaitingCases> {
  const sql = `SELECT ${WAITING_CASH_COLUMNS} FROM (
    SELECT *, submitted_time AS waiting_since FROM deposit WHERE status = 'pending') AS waiting`
  return readWaiting(await database.query<WaitingRow>(sql, [mode === 'live']))
}

/** Of each currency what waits, as it was sent. */
export async function sumWaitingDeposits(
  database: Queryable,
  mode: InstallationMode,
): Promise<readonly WaitingSum[]> {
  return await database.query<WaitingSum>(
    `SELECT ${WAITING_STEP} AS step, currency, sum(amount)::text AS amount
     FROM deposit WHERE status = 'pending' AND ${IS_NO_LEFT_OVER}
     GROUP BY 1, 2 ORDER BY 1 DESC, 2 LIMIT ${SUMS_MAX}`,
    [mode === 'live'],
  )
}

/** More currencies than this are not told to the screens. */
const SUMS_MAX = 40

/** At most this many are named to a reviewer. */
const SAME_VOUCHER_MAX = 20

/** By id of each of these the ids of others, of anyone, with the same picture; oldest first. */
export async function listSameVouchers(
  database: Queryable,
  deposits: readonly Deposit[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await database.query<{ id: string; others: readonly string[] }>(
    `SELECT d.id, ARRAY(
       SELECT o.id FROM deposit o WHERE o.voucher_hash = d.voucher_hash AND o.id <> d.id
       ORDER BY o.number LIMIT ${SAME_VOUCHER_MAX}) AS others
     FROM deposit d WHERE d.id = ANY($1::text[])`,
    [deposits.map(({ id }) => id)],
  )
  return new Map(rows.map(({ id, others }) => [id, others]))
}

type DepositRow = {
  readonly id: string
  readonly user_id: string
  readonly account_id: string
  readonly account_kind: 'practice' | 'real'
  readonly method_id: string
  readonly currency: string
  readonly channel: Deposit['channel']
  readonly network: string | null
  readonly amount: string
  readonly voucher_file: string
  readonly voucher_hash: string
  readonly submitted_time: bigint
  readonly status: DepositStatus
  readonly reason: DepositFailure | null
  readonly rate: string | null
  readonly approved_time: bigint | null
  readonly reviewed_by: string | null
  readonly credited: bigint | null
  readonly ended_time: bigint | null
}

async function one(
  database: Queryable,
  sql: string,
  parameters: readonly unknown[],
): Promise<Deposit | undefined> {
  const [row] = await database.query<DepositRow>(sql, parameters)
  return row && readDeposit(row)
}

async function changed(
  tx: Queryable,
  sql: string,
  parameters: readonly unknown[],
): Promise<Deposit> {
  const deposit = await one(tx, sql, parameters)
  if (deposit === undefined) throw new Error('no such deposit')
  return deposit
}

function readDeposit(row: DepositRow): Deposit {
  const { id, currency, channel, network, status, reason } = row
  const rate = row.rate === null ? null : parsePrice(row.rate)
  const amount = parseQuantity(row.amount)
  if (amount === undefined || rate === undefined) throw new Error(`unreadable deposit ${id}`)
  return {
    ...{ id, currency, channel, network, amount, status, reason, rate },
    ...{ userId: row.user_id, accountId: row.account_id, accountKind: row.account_kind },
    ...{ methodId: row.method_id, voucherFile: row.voucher_file, voucherHash: row.voucher_hash },
    submittedMs: Number(row.submitted_time),
    approvedMs: timeOf(row.approved_time),
    reviewedBy: row.reviewed_by,
    credited: row.credited === null ? null : moneyFromMicros(row.credited),
    endedMs: timeOf(row.ended_time),
  }
}

function timeOf(time: bigint | null): number | null {
  return time === null ? null : Number(time)
}
