// All SQL of `leader`, and how much of others' money follows each.

import { type Money, moneyFromMicros } from '@fairtick/core/numbers/money'
import type { Queryable } from '../../platform/database.ts'
import type { LeaderFacts } from './sealed-leader.ts'

export type LeaderRow = LeaderFacts & {
  readonly accountKind: 'practice' | 'real'
  readonly seal: string
}

type StoredLeader = {
  readonly id: string
  readonly account_id: string
  readonly user_id: string
  readonly account_kind: 'practice' | 'real'
  readonly application_id: string
  readonly began_time: bigint
  readonly stopped_time: bigint | null
  readonly stop_reason: LeaderFacts['stopReason']
  readonly seal: string
}

export async function insertLeader(tx: Queryable, leader: LeaderRow): Promise<void> {
  const { id, accountId, userId, accountKind, applicationId, beganMs, seal } = leader
  await tx.query(
    `INSERT INTO leader (id, account_id, user_id, account_kind, application_id, began_time, seal)
     VALUES ($1, $2, $3, $4, $5, $6::bigint, $7)`,
    [id, accountId, userId, accountKind, applicationId, String(beganMs), seal],
  )
  await tx.query(
    `INSERT INTO leader_figures (leader_id, account_kind, curve, by_copiers, by_roi90d,
       by_drawdown, by_followers, by_newest)
     VALUES ($1, $2, '[]', $3::bigint, $3::bigint, $3::bigint, 0, $4::bigint)`,
    [id, accountKind, String(UNRANKED), String(beganMs)],
  )
}

/** Behind all that have figures. */
export const UNRANKED = -4_000_000_000_000_000_000n

/** New terms, or the end: what stands above its seal is the caller's. */
export async function updateLeader(tx: Queryable, leader: LeaderRow): Promise<void> {
  const { id, applicationId, stoppedMs, stopReason, seal } = leader
  await tx.query(
    `UPDATE leader SET application_id = $2, stopped_time = $3::bigint, stop_reason = $4, seal = $5
     WHERE id = $1`,
    [id, applicationId, stoppedMs === null ? null : String(stoppedMs), stopReason, seal],
  )
}

export async function loadLeader(database: Queryable, id: string): Promise<LeaderRow | undefined> {
  const rows = await database.query<StoredLeader>('SELECT * FROM leader WHERE id = $1', [id])
  return rows.map(readLeader)[0]
}

export async function loadLeaderOf(
  database: Queryable,
  accountId: string,
): Promise<LeaderRow | undefined> {
  const sql = 'SELECT * FROM leader WHERE account_id = $1'
  return (await database.query<StoredLeader>(sql, [accountId])).map(readLeader)[0]
}

export async function listLeadersById(
  database: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LeaderRow>> {
  const sql = 'SELECT * FROM leader WHERE id = ANY ($1::text[])'
  const rows = await database.query<StoredLeader>(sql, [ids])
  return new Map(rows.map((row) => [row.id, readLeader(row)]))
}

/** By account. */
export async function listLeadersOf(
  database: Queryable,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, LeaderRow>> {
  const sql = 'SELECT * FROM leader WHERE account_id = ANY ($1::text[])'
  const rows = await database.query<StoredLeader>(sql, [accountIds])
  return new Map(rows.map((row) => [row.account_id, readLeader(row)]))
}

/** Until the end of the transaction nobody else changes it. */
export async function lockLeaderOf(
  tx: Queryable,
  accountId: string,
): Promise<LeaderRow | undefined> {
  const sql = 'SELECT * FROM leader WHERE account_id = $1 FOR NO KEY UPDATE'
  return (await tx.query<StoredLeader>(sql, [accountId])).map(readLeader)[0]
}

/** Those of these users who lead now, with any account. */
export async function listLeadingUsers(
  database: Queryable,
  userIds: readonly string[],
): Promise<readonly LeaderRow[]> {
  const rows = await database.query<StoredLeader>(
    'SELECT * FROM leader WHERE user_id = ANY ($1::text[]) AND stopped_time IS NULL ORDER BY id',
    [userIds],
  )
  return rows.map(readLeader)
}

/** Whether somebody else leads under the same name now, whatever its letters and widths. */
export async function isNameTaken(
  database: Queryable,
  name: string,
  userId: string,
): Promise<boolean> {
  const rows = await database.query(
    `SELECT 1 FROM leader l JOIN leader_application a ON a.id = l.application_id
     WHERE lower(normalize(a.name, NFKC)) = lower(normalize($1::text, NFKC)) AND l.user_id <> $2
     LIMIT 1`,
    [name, userId],
  )
  return rows.length > 0
}

export type Copied = { readonly followers: number; readonly allocated: Money }

export const NOTHING_COPIED: Copied = { followers: 0, allocated: moneyFromMicros(0n) }

/** By the leader's account: follows that run, and the sum of what they allocated. */
export async function listCopied(
  database: Queryable,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, Copied>> {
  const rows = await database.query<{ leader_id: string; count: bigint; allocated: bigint }>(
    `SELECT leader_id, count(*) AS count,
       (sum((terms::json ->> 1)::numeric) * 1000000)::bigint AS allocated
     FROM copy_follow WHERE leader_id = ANY ($1::text[]) AND ended_time IS NULL
     GROUP BY leader_id`,
    [accountIds],
  )
  return new Map(
    rows.map(({ leader_id, count, allocated }) => [
      leader_id,
      { followers: Number(count), allocated: moneyFromMicros(allocated) },
    ]),
  )
}

function readLeader(row: StoredLeader): LeaderRow {
  return {
    ...{ id: row.id, accountId: row.account_id, userId: row.user_id, seal: row.seal },
    ...{ accountKind: row.account_kind, applicationId: row.application_id },
    ...{ beganMs: Number(row.began_time), stopReason: row.stop_reason },
    stoppedMs: row.stopped_time === null ? null : Number(row.stopped_time),
  }
}
