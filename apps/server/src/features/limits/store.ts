// All SQL of `own_limit`.

import { LIMIT_FIELDS, type LimitField } from '@fairtick/wire/calls/limits'
import type { Queryable } from '../../platform/database.ts'
import type { LimitRow } from './decide-limit.ts'

type StoredLimit = {
  readonly field: LimitField
  readonly value: string | null
  readonly pending_value: string | null
  readonly pending_from: bigint | null
}

/** One row a field, in the order of the fields; also of those that were never set. */
export async function loadLimits(
  database: Queryable,
  userId: string,
): Promise<readonly LimitRow[]> {
  const rows = await database.query<StoredLimit>(
    'SELECT field, value, pending_value, pending_from FROM own_limit WHERE user_id = $1',
    [userId],
  )
  return LIMIT_FIELDS.map((field) => {
    const row = rows.find((one) => one.field === field)
    return row === undefined ? { field, value: null, pending: undefined } : readLimit(row)
  })
}

export async function saveLimit(tx: Queryable, userId: string, row: LimitRow): Promise<void> {
  await tx.query(
    `INSERT INTO own_limit VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (user_id, field) DO UPDATE SET value = excluded.value,
       pending_value = excluded.pending_value, pending_from = excluded.pending_from`,
    [userId, row.field, row.value, row.pending?.value ?? null, row.pending?.fromMs ?? null],
  )
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
