// All SQL of `own_limit`.

import { LIMIT_FIELDS, type LimitField } from '@fairtick/wire/calls/limits'
import type { Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import type { LimitRow } from './decide-limit.ts'

/** `isAltered`: the server did not write it so. */
export type StoredLimitRow = LimitRow & { readonly isAltered: boolean }

type StoredLimit = {
  readonly user_id: string
  readonly field: LimitField
  readonly value: string | null
  readonly pending_value: string | null
  readonly pending_from: bigint | null
  readonly seal: string
}

/** One row a field, in the order of the fields; also of those that were never set. */
export async function loadLimits(
  database: Queryable,
  rowSeal: RowSeal,
  userId: string,
): Promise<readonly StoredLimitRow[]> {
  const sql = 'SELECT * FROM own_limit WHERE user_id = $1'
  const rows = await database.query<StoredLimit>(sql, [userId])
  return LIMIT_FIELDS.map((field) => {
    const row = rows.find((one) => one.field === field)
    if (row === undefined) return { field, value: null, pending: undefined, isAltered: false }
    return { ...readLimit(row), isAltered: !isSealed(rowSeal, row) }
  })
}

/** Those of the users with a row that the server did not write so. */
export async function listAlteredUsers(
  database: Queryable,
  rowSeal: RowSeal,
  userIds: readonly string[],
): Promise<readonly string[]> {
  const sql = 'SELECT * FROM own_limit WHERE user_id = ANY ($1::text[]) ORDER BY user_id'
  const rows = await database.query<StoredLimit>(sql, [userIds])
  return rows.filter((row) => !isSealed(rowSeal, row)).map((row) => row.user_id)
}

export async function saveLimit(
  tx: Queryable,
  rowSeal: RowSeal,
  userId: string,
  { field, value, pending }: LimitRow,
): Promise<void> {
  const fields = [userId, field, value, pending?.value ?? null, pending?.fromMs ?? null]
  await tx.query(
    `INSERT INTO own_limit (user_id, field, value, pending_value, pending_from, seal)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (user_id, field) DO UPDATE SET value = excluded.value,
       pending_value = excluded.pending_value, pending_from = excluded.pending_from,
       seal = excluded.seal`,
    [...fields, rowSeal.seal('own-limit', fields)],
  )
}

function isSealed(rowSeal: RowSeal, row: StoredLimit): boolean {
  const from = row.pending_from === null ? null : Number(row.pending_from)
  const fields = [row.user_id, row.field, row.value, row.pending_value, from]
  return rowSeal.isSealed('own-limit', fields, row.seal)
}

/** Some users with looser limits whose time has come. */
export async function listDue(
  database: Queryable,
  nowMs: number,
  limit: number,
): Promise<readonly string[]> {
  const rows = await database.query<{ user_id: string }>(
    `SELECT DISTINCT user_id FROM own_limit WHERE pending_from <= $1 ORDER BY user_id
     LIMIT $2::bigint`,
    [nowMs, String(limit)],
  )
  return rows.map(({ user_id }) => user_id)
}

function readLimit({ field, value, pending_value, pending_from }: StoredLimit): LimitRow {
  const pending =
    pending_from === null ? undefined : { value: pending_value, fromMs: Number(pending_from) }
  return { field, value, pending }
}
