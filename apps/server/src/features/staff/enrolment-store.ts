// SQL of `staff_enrolment` and `staff_enrolment_spent`: one-time secrets, kept as hashes.

import type { Queryable } from '../../platform/database.ts'
import type { Seat } from './store.ts'

export type EnrolmentKind = 'setup' | 'recovery' | 'invitation' | 'factor'

export type Enrolment = {
  readonly secretHash: string
  readonly kind: EnrolmentKind
  /** Null for the setup and a recovery: their person does not exist yet. */
  readonly staffId: string | null
  /** Of the setup and a recovery. */
  readonly seat: Seat | null
  readonly expiresMs: number
  /** Of all of the above. */
  readonly seal: string
}

/** `sealedFactor`: shown to the owner of the secret, and not proven yet. */
export type OpenEnrolment = Enrolment & { readonly sealedFactor: string | null }

/** Replaces the one before of the same person, or of the same seat. */
export async function replaceEnrolment(tx: Queryable, enrolment: Enrolment): Promise<void> {
  const { secretHash, kind, staffId, seat, expiresMs, seal } = enrolment
  await tx.query(
    'DELETE FROM staff_enrolment WHERE staff_id = $1 OR (kind = $2 AND seat = $3::integer)',
    [staffId, kind, seat],
  )
  await tx.query(
    `INSERT INTO staff_enrolment (secret_hash, kind, staff_id, seat, expires_time, seal)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [secretHash, kind, staffId, seat, expiresMs, seal],
  )
}

export async function deleteEnrolments(tx: Queryable, staffId: string): Promise<void> {
  await tx.query('DELETE FROM staff_enrolment WHERE staff_id = $1', [staffId])
}

/** Undefined: unknown, used up or too old; never told which. */
export async function loadEnrolment(
  database: Queryable,
  secretHash: string,
  nowMs: number,
): Promise<OpenEnrolment | undefined> {
  const [row] = await database.query<{
    kind: EnrolmentKind
    staff_id: string | null
    seat: Seat | null
    sealed_factor: string | null
    expires_time: bigint
    seal: string
  }>(
    `SELECT kind, staff_id, seat, sealed_factor, expires_time, seal FROM staff_enrolment e
     WHERE secret_hash = $1 AND expires_time > $2
       AND NOT EXISTS (SELECT FROM staff_enrolment_spent s WHERE s.secret_hash = e.secret_hash)`,
    [secretHash, nowMs],
  )
  return (
    row && {
      ...{ secretHash, kind: row.kind, staffId: row.staff_id, seat: row.seat, seal: row.seal },
      sealedFactor: row.sealed_factor,
      expiresMs: Number(row.expires_time),
    }
  )
}

export async function updateShownFactor(
  database: Queryable,
  secretHash: string,
  sealedFactor: string,
): Promise<void> {
  await database.query('UPDATE staff_enrolment SET sealed_factor = $2 WHERE secret_hash = $1', [
    secretHash,
    sealedFactor,
  ])
}

/** True for the one who uses the secret, once for ever, with the factor that they were shown. */
export async function spendEnrolment(
  tx: Queryable,
  { secretHash, sealedFactor }: OpenEnrolment,
): Promise<boolean> {
  const rows = await tx.query(
    `WITH used AS (
       DELETE FROM staff_enrolment WHERE secret_hash = $1 AND sealed_factor = $2
       RETURNING secret_hash
     )
     INSERT INTO staff_enrolment_spent SELECT secret_hash FROM used
     ON CONFLICT DO NOTHING RETURNING secret_hash`,
    [secretHash, sealedFactor],
  )
  return rows.length === 1
}

export async function deleteStaleEnrolments(database: Queryable, nowMs: number): Promise<void> {
  await database.query('DELETE FROM staff_enrolment WHERE expires_time <= $1', [nowMs])
}
