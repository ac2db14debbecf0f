// Reads of the engine's journal.

import type { Queryable } from '../../platform/database.ts'

export type EntryRow = {
  readonly number: bigint
  readonly cause: string
  readonly reason: string
  readonly cause_id: string
  readonly account_id: string
  readonly account_kind: 'practice' | 'real'
  readonly time: bigint
  readonly tape_position: bigint
  readonly cash_change: bigint
  readonly cash_after: bigint
}

export type EntryFilter = {
  readonly accountId: string | undefined
  readonly causeId: string | undefined
  readonly page: number
  readonly size: number
}

const COLUMNS = `number, cause, reason, cause_id, account_id, account_kind, time, tape_position,
  cash_change, cash_after`

/** One page, newest first, and how many there are. */
export async function listEntries(
  database: Queryable,
  { accountId, causeId, page, size }: EntryFilter,
): Promise<{ readonly rows: readonly EntryRow[]; readonly total: number }> {
  const where = [accountId ?? null, causeId ?? null]
  const rows = await database.query<EntryRow>(
    `SELECT ${COLUMNS} ${FILTERED} ORDER BY number DESC LIMIT $3::bigint OFFSET $4::bigint`,
    [...where, String(size), String((page - 1) * size)],
  )
  const [counted] = await database.query<{ total: bigint }>(
    `SELECT count(*) AS total ${FILTERED}`,
    where,
  )
  return { rows, total: Number(counted?.total ?? 0) }
}

const FILTERED = `FROM journal_entry
  WHERE ($1::text IS NULL OR account_id = $1) AND ($2::text IS NULL OR cause_id = $2)`

export async function loadEntry(
  database: Queryable,
  number: number,
): Promise<EntryRow | undefined> {
  const sql = `SELECT ${COLUMNS} FROM journal_entry WHERE number = $1::bigint`
  return (await database.query<EntryRow>(sql, [String(number)]))[0]
}

export async function listPostings(
  database: Queryable,
  number: number,
): Promise<readonly { readonly ledger: string; readonly amount: bigint }[]> {
  return await database.query(
    'SELECT ledger, amount FROM posting WHERE entry = $1::bigint ORDER BY ledger',
    [String(number)],
  )
}

export type CauseRow = {
  readonly kind: 'option' | 'contract'
  readonly id: string
  readonly symbol: string
  readonly direction: string
  readonly order_time: bigint
}

/** The order of that account that an entry came from; undefined: it came from no order. */
export async function loadCause(
  database: Queryable,
  { cause_id, account_id }: Pick<EntryRow, 'cause_id' | 'account_id'>,
): Promise<CauseRow | undefined> {
  const rows = await database.query<CauseRow>(
    `SELECT 'option' AS kind, id, symbol, direction, order_time
     FROM option_order WHERE id = $1 AND account_id = $2
     UNION ALL
     SELECT 'contract', id, symbol, direction, order_time
     FROM contract_order WHERE id = $1 AND account_id = $2`,
    [cause_id, account_id],
  )
  return rows[0]
}
