// All SQL of `second_factor`.

import type { Queryable } from '../../../platform/database.ts'

export type FactorRow = {
  readonly sealedSecret: string
  readonly startedMs: number
  readonly confirmedMs: number | null
}

type StoredFactor = {
  readonly sealed_secret: string
  readonly started_time: bigint
  readonly confirmed_time: bigint | null
}

export async function loadFactor(
  database: Queryable,
  userId: string,
): Promise<FactorRow | undefined> {
  const [row] = await database.query<StoredFactor>(
    `SELECT sealed_secret, started_time, confirmed_time FROM second_factor WHERE user_id = $1`,
    [userId],
  )
  return (
    row && {
      sealedSecret: row.sealed_secret,
      startedMs: Number(row.started_time),
      confirmedMs: row.confirmed_time === null ? null : Number(row.confirmed_time),
    }
  )
}

/** Replaces one that was begun; false when one is in use. */
export async function beginFactor(
  database: Queryable,
  userId: string,
  sealedSecret: string,
  nowMs: number,
): Promise<boolean> {
  const rows = await database.query(
    `INSERT INTO second_factor AS f (user_id, sealed_secret, started_time) VALUES ($1, $2, $3)
     ON CONFLICT (user_id) DO UPDATE SET sealed_secret = $2, started_time = $3, last_step = 0
     WHERE f.confirmed_time IS NULL RETURNING user_id`,
    [userId, sealedSecret, nowMs],
  )
  return rows.length === 1
}

/** False when another was begun meanwhile, or it is in use already. */
export async function confirmFactor(
  tx: Queryable,
  userId: string,
  sealedSecret: string,
  proven: { readonly step: number; readonly nowMs: number },
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE second_factor SET confirmed_time = $4, last_step = $3
     WHERE user_id = $1 AND sealed_secret = $2 AND confirmed_time IS NULL RETURNING user_id`,
    [userId, sealedSecret, proven.step, proven.nowMs],
  )
  return rows.length === 1
}

/** True for one caller alone; neither that step nor one before it is ever used again. */
export async function spendStep(tx: Queryable, userId: string, step: number): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE second_factor SET last_step = $2
     WHERE user_id = $1 AND last_step < $2 AND confirmed_time IS NOT NULL RETURNING user_id`,
    [userId, step],
  )
  return rows.length === 1
}

export async function deleteFactor(tx: Queryable, userId: string): Promise<void> {
  await tx.query('DELETE FROM second_factor WHERE user_id = $1', [userId])
}

export async function hasTotp(database: Queryable, userId: string): Promise<boolean> {
  return ((await loadFactor(database, userId))?.confirmedMs ?? null) !== null
}
