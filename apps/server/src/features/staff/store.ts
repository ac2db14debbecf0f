// SQL of `staff` and `staff_role`.

import type { StaffRole } from '@fairtick/wire/admin/roles'
import type { Queryable } from '../../platform/database.ts'
import { type CountedPage, loadPage, type Paging } from '../../platform/list-page.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { emailKey } from '../profile/public.ts'
import { GRANTS, openRoles, type StoredGrants, sealRole } from './role-grants.ts'

export type StaffRow = {
  readonly id: string
  readonly email: string
  readonly name: string
  /** Null until they have enrolled. */
  readonly passwordHash: string | null
  /** Null while they have to enrol one. */
  readonly sealedFactor: string | null
  readonly createdMs: number
  readonly isDeactivated: boolean
  /** Ascending; those that count. */
  readonly roles: readonly StaffRole[]
}

/** What it takes to know whose roles count. */
export type RoleKey = { readonly rowSeal: RowSeal }

type StoredStaff = StoredGrants & {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly password_hash: string | null
  readonly sealed_factor: string | null
  readonly created_time: bigint
  readonly deactivated_time: bigint | null
}

const COLUMNS = `s.*, ${GRANTS}`
const STAFF = `SELECT ${COLUMNS} FROM staff s`

/** Whoever is deactivated is not found any more, but in lists. */
export async function loadStaff(
  database: Queryable,
  key: RoleKey,
  id: string,
): Promise<StaffRow | undefined> {
  const sql = `${STAFF} WHERE s.id = $1 AND s.deactivated_time IS NULL`
  return (await database.query<StoredStaff>(sql, [id])).map(readWith(key))[0]
}

/** Until the end of the transaction nobody changes the factors; undefined: deactivated. */
export async function lockStaff(
  tx: Queryable,
  key: RoleKey,
  id: string,
): Promise<StaffRow | undefined> {
  const sql = 'SELECT id FROM staff WHERE id = $1 AND deactivated_time IS NULL FOR UPDATE'
  return (await tx.query(sql, [id])).length === 1 ? await loadStaff(tx, key, id) : undefined
}

export async function loadStaffByEmail(
  database: Queryable,
  key: RoleKey,
  email: string,
): Promise<StaffRow | undefined> {
  const sql = `${STAFF} WHERE s.email_key = $1 AND s.deactivated_time IS NULL`
  return (await database.query<StoredStaff>(sql, [emailKey(email)])).map(readWith(key))[0]
}

/** One page, newest first, the deactivated ones among them, and how many there are. */
export function listStaff(
  database: Queryable,
  key: RoleKey,
  paging: Paging,
): Promise<CountedPage<StaffRow & { readonly sessions: number }>> {
  return loadPage(
    database,
    {
      columns: `${COLUMNS},
        (SELECT count(*) FROM staff_session o WHERE o.staff_id = s.id) AS sessions`,
      from: 'FROM staff s WHERE true',
      parameters: [],
      order: { by: 's.created_time', id: 's.id' },
      read: (row: StoredStaff & { readonly sessions: bigint }) => ({
        ...readWith(key)(row),
        sessions: Number(row.sessions),
      }),
    },
    paging,
  )
}

export type Granted = {
  readonly id: string
  readonly isDeactivated: boolean
  /** Roles that stand in rows and do not count. */
  readonly planted: readonly StaffRole[]
}

/** Everybody who is or was on the staff. */
export async function listGranted(
  database: Queryable,
  rowSeal: RowSeal,
): Promise<readonly Granted[]> {
  const rows = await database.query<StoredStaff>(`${STAFF} ORDER BY s.id`)
  return rows.map((row) => {
    const roles = openRoles(rowSeal, row.id, row)
    const planted = row.grants.map(([role]) => role).filter((role) => !roles.includes(role))
    return { id: row.id, isDeactivated: row.deactivated_time !== null, planted }
  })
}

/** By id, also of those who are deactivated. */
export async function listStaffNames(
  database: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database.query<{ id: string; name: string }>(
    'SELECT id, name FROM staff WHERE id = ANY($1::text[])',
    [ids],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Whose role counts and who was not deactivated, oldest first. */
export async function listAdmins(database: Queryable, key: RoleKey): Promise<readonly StaffRow[]> {
  return await listStaffOfRoles(database, key, ['admin'])
}

/** Who have one of the roles, where it counts, and were not deactivated; oldest first. */
export async function listStaffOfRoles(
  database: Queryable,
  key: RoleKey,
  roles: readonly StaffRole[],
): Promise<readonly StaffRow[]> {
  const rows = await database.query<StoredStaff>(
    `${STAFF} WHERE s.deactivated_time IS NULL AND EXISTS
       (SELECT FROM staff_role r WHERE r.staff_id = s.id AND r.role = ANY ($1::text[]))
     ORDER BY s.created_time, s.id`,
    [roles],
  )
  return rows.map(readWith(key)).filter((one) => roles.some((role) => one.roles.includes(role)))
}

/** Who have enrolled, and were not deactivated. */
export async function countActiveAdmins(database: Queryable, key: RoleKey): Promise<number> {
  const admins = await listAdmins(database, key)
  return admins.filter(({ passwordHash }) => passwordHash !== null).length
}

/** Admins who can come in now: enrolled, with a factor; without one person. */
export async function countAbleAdmins(
  tx: Queryable,
  key: RoleKey,
  withoutId: string,
): Promise<number> {
  const admins = await listAdmins(tx, key)
  return admins.filter(
    ({ id, passwordHash, sealedFactor }) =>
      id !== withoutId && passwordHash !== null && sealedFactor !== null,
  ).length
}

/** Which of the first two admins somebody is. */
export const SEATS = [1, 2] as const
export type Seat = (typeof SEATS)[number]

/** Those that somebody has taken, for ever. */
export async function listTakenSeats(database: Queryable): Promise<readonly Seat[]> {
  const sql = 'SELECT setup_seat FROM staff WHERE setup_seat IS NOT NULL'
  return (await database.query<{ setup_seat: Seat }>(sql)).map((row) => row.setup_seat)
}

type NewStaff = Pick<StaffRow, 'id' | 'email' | 'name' | 'createdMs'> & {
  /** Of the setup alone. */
  readonly seat: Seat | null
}

/** False when somebody active has that address, or somebody took that seat. */
export async function insertStaff(
  tx: Queryable,
  { id, email, name, createdMs, seat }: NewStaff,
): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO staff (id, email, email_key, name, created_time, setup_seat)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING id`,
    [id, emailKey(email), emailKey(email), name, createdMs, seat],
  )
  return rows.length === 1
}

/** Whether that is the password still that was proven; who changes it waits for the transaction. */
export async function holdPassword(
  tx: Queryable,
  { id, passwordHash }: Pick<StaffRow, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const sql = 'SELECT 1 FROM staff WHERE id = $1 AND password_hash = $2 FOR NO KEY UPDATE'
  return (await tx.query(sql, [id, passwordHash])).length === 1
}

export async function updatePasswordHash(
  tx: Queryable,
  id: string,
  passwordHash: string,
): Promise<void> {
  await tx.query('UPDATE staff SET password_hash = $2 WHERE id = $1', [id, passwordHash])
}

/** With the step whose code proved it, so that this code is used up; null takes the factor away. */
export async function updateFactor(
  tx: Queryable,
  id: string,
  factor: { readonly sealed: string; readonly step: number } | null,
): Promise<void> {
  await tx.query(
    `UPDATE staff SET sealed_factor = $2, last_step = greatest(last_step, $3::bigint)
     WHERE id = $1`,
    [id, factor?.sealed ?? null, String(factor?.step ?? 0)],
  )
}

/** True for the one call that uses the code of this step; older steps are used up with it. */
export async function spendStep(tx: Queryable, id: string, step: number): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE staff SET last_step = $2::bigint
     WHERE id = $1 AND last_step < $2::bigint AND sealed_factor IS NOT NULL
       AND deactivated_time IS NULL RETURNING id`,
    [id, String(step)],
  )
  return rows.length === 1
}

export async function deactivate(tx: Queryable, id: string, nowMs: number): Promise<void> {
  await tx.query('UPDATE staff SET deactivated_time = $2 WHERE id = $1', [id, nowMs])
}

/** `basis`: what gives them. */
export async function replaceRoles(
  tx: Queryable,
  { rowSeal }: RoleKey,
  id: string,
  { roles, basis }: { readonly roles: readonly StaffRole[]; readonly basis: string },
): Promise<void> {
  await deleteRoles(tx, id)
  const seals = roles.map((role) => sealRole(rowSeal, id, { role, basis }))
  await tx.query(
    `INSERT INTO staff_role (staff_id, role, basis, seal)
     SELECT $1, g.role, $3, g.seal FROM unnest($2::text[], $4::text[]) AS g (role, seal)`,
    [id, roles, basis, seals],
  )
}

export async function deleteRoles(tx: Queryable, id: string): Promise<void> {
  await tx.query('DELETE FROM staff_role WHERE staff_id = $1', [id])
}

const readWith =
  ({ rowSeal }: RoleKey) =>
  (row: StoredStaff): StaffRow => ({
    id: row.id,
    email: row.email,
    name: row.name,
    passwordHash: row.password_hash,
    sealedFactor: row.sealed_factor,
    createdMs: Number(row.created_time),
    isDeactivated: row.deactivated_time !== null,
    roles: openRoles(rowSeal, row.id, row),
  })
