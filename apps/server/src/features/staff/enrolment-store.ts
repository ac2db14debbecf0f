// SQL of `staff_enrolment`: one-time secrets, kept as hashes.

import type { Queryable } from '../../platform/database.ts'

export type EnrolmentKind = 'setup' | 'invitation' | 'factor'

export type Enrolment = {
  readonly secretHash: string
  readonly kind: EnrolmentKind
  /** Null for the setup: its person does not exist yet. */
  readonly staffId: string | null
  /** Shown to the owner of the secret, and not proven yet. */
  readonly sealedFactor: string | null
}

/** Replaces the one before of the same person, or of the setup. */
export async function replaceEnrolment(
  tx: Queryable,
  { secretHash, kind, staffId }: Omit<Enrolment, 'sealedFactor'>,
  expiresMs: number,
): Promise<void> {
  await deleteEnrolments(tx, staffId)
  await tx.query(
    `INSERT INTO staff_enrolment (secret_hash, kind, staff_id, expires_time)
     VALUES ($1, $2, $3, $4)`,
    [secretHash, kind, staffId, expiresMs],
  )
}

/** Of one person, or (null) of the setup. */
export async function deleteEnrolments(tx: Queryable, staffId: string | null): Promise<void> {
  await tx.query('DELETE FROM staff_enrolment WHERE staff_id IS NOT DISTINCT FROM $1', [staffId])
}

/** Undefined: unknown, used up or too old; never told which. */
export async function loadEnrolment(
  database: Queryable,
  secretHash: string,
  nowMs: number,
): Promise<Enrolment | undefined> {
  const [row] = await database.query<{
    kind: EnrolmentKind
    staff_id: string | null
    sealed_factor: string | null
  }>(
    `SELECT kind, staff_id, sealed_factor FROM staff_enrolment
     WHERE secret_hash = $1 AND expires_time > $2`,
    [secretHash, nowMs],
  )
  return (
    row && {
      secretHash,
      kind: row.kind,
      staffId: row.staff_id,
      sealedFactor: row.sealed_factor,
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

/** True for the one who uses the secret, with the factor that they were shown. */
export async function spendEnrolment(tx: Queryable, enrolment: Enrolment): Promise<boolean> {
  const rows = await tx.query(
    `DELETE FROM staff_enrolment WHERE secret_hash = $1 AND sealed_factor = $2
     RETURNING secret_hash`,
    [enrolment.secretHash, enrolment.sealedFactor],
  )
  return rows.length === 1
}

export async function deleteStaleEnrolments(database: Queryable, nowMs: number): Promise<void> {
  await database.query('DELETE FROM staff_enrolment WHERE expires_time <= $1', [nowMs])
}
