// What of a leader's records a dry run goes through: own orders as they filled and closed, by the
// order of the books, and what the account held.

import type { Queryable } from '../../../platform/database.ts'

export type LeaderEntry = {
  readonly number: bigint
  readonly reason: 'contract-open' | 'contract-close' | 'overnight'
  readonly orderId: string
  /** Of a close: which of the order's. */
  readonly part: number
  readonly time: number
  readonly cashBefore: bigint
}

/** At most `limit` entries about contracts from a moment on, oldest first. */
export async function listLeaderEntries(
  database: Queryable,
  accountId: string,
  { fromMs, limit }: { readonly fromMs: number; readonly limit: number },
): Promise<readonly LeaderEntry[]> {
  const rows = await database.query<{
    number: bigint
    reason: LeaderEntry['reason']
    cause_id: string
    part: bigint
    time: bigint
    cash_before: bigint
  }>(
    `SELECT number, reason, cause_id, part, time, cash_after - cash_change AS cash_before
     FROM entries_of($1)
     WHERE time >= $2::bigint AND reason IN ('contract-open', 'contract-close', 'overnight')
     ORDER BY number LIMIT $3::bigint`,
    [accountId, String(fromMs), String(limit)],
  )
  return rows.map((row) => ({
    ...{ number: row.number, reason: row.reason, orderId: row.cause_id, part: Number(row.part) },
    ...{ time: Number(row.time), cashBefore: row.cash_before },
  }))
}

/** Ids of positions that were open at some time from a moment on. */
export async function listOpenSince(
  database: Queryable,
  accountId: string,
  fromMs: number,
): Promise<readonly string[]> {
  const rows = await database.query<{ id: string }>(
    `SELECT id FROM contract
     WHERE account_id = $1 AND (status = 'trading' OR (status = 'closed' AND close_time >= $2))`,
    [accountId, String(fromMs)],
  )
  return rows.map(({ id }) => id)
}
