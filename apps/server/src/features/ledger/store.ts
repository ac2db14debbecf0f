// Reads of the engine's journal.

import { loadEntryPage } from '../../engine/rows/entry-page.ts'
import type { Queryable } from '../../platform/database.ts'
import type { CountedPage, Paging } from '../../platform/list-page.ts'

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

export type EntryFilter = Paging & {
  readonly accountId: string | undefined
  readonly causeId: string | undefined
}

const COLUMNS = `number, cause_of(e) AS cause, reason, cause_id, account_id, account_kind, time,
  tape_position, cash_change, cash_after`

/**
 * One page of all entries, or of those of an account or a cause, newest first, and how many there
 * are. Of all entries the page comes straight from their order.
 */
export function listEntries(
  database: Queryable,
  { accountId, causeId, ...paging }: EntryFilter,
): Promise<CountedPage<EntryRow>> {
  const once = (accountId ?? causeId) === undefined ? 'NOT MATERIALIZED' : 'MATERIALIZED'
  // Written for what is asked, so that a plan for any value uses the index; both may be null.
  const from = accountId === undefined ? 'journal_entry' : 'entries_of($1)'
  const condition = causeId === undefined ? '$2::text IS NULL' : 'cause_id = $2'
  const found = `${once} (
    SELECT number FROM ${from}
    WHERE ($1::text IS NULL OR account_id = $1) AND ${condition})`
  const parameters = [accountId ?? null, causeId ?? null]
  return loadEntryPage(database, { columns: COLUMNS, found, parameters }, paging)
}

export async function loadEntry(
  database: Queryable,
  number: number,
): Promise<EntryRow | undefined> {
  const sql = `SELECT ${COLUMNS} FROM journal_entry e WHERE number = $1::bigint`
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
