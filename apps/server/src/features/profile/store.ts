// All SQL of `app_user` and `invitation`.

import type { Language } from '@fairtick/wire/languages'
import { canonicalEmail } from '@fairtick/wire/mail-address'
import { canonicalPhone } from '@fairtick/wire/phone-number'
import type { Queryable } from '../../platform/database.ts'
import { randomReadable } from '../../platform/random-id.ts'
import { loadWithPiece, type Piece } from '../../platform/statement-piece.ts'
import { replaceSearchKeys } from './search-key-store.ts'

export type UserRow = {
  readonly id: string
  readonly phone: string
  readonly email: string
  /** Of both (`sealed-contact.ts`). */
  readonly contactSeal: string
  readonly fullName: string
  readonly nickname: string
  readonly language: Language
  /** Their own, by which they invite others. */
  readonly inviteCode: string
  readonly passwordHash: string
  readonly practiceAccountId: string
  readonly realAccountId: string
  /** Until then whoever registers is busy opening the accounts. */
  readonly openingUntilMs: number
  readonly hasAccounts: boolean
  readonly avatarFileId: string | null
}

type StoredUser = {
  readonly id: string
  readonly phone: string
  readonly email: string
  readonly contact_seal: string
  readonly full_name: string
  readonly nickname: string
  readonly language: Language
  readonly invite_code: string
  readonly password_hash: string
  readonly practice_account_id: string
  readonly real_account_id: string
  readonly opening_until: bigint
  readonly accounts_opened_time: bigint | null
  readonly avatar_file: string | null
}

export type NewUser = Omit<UserRow, 'hasAccounts' | 'avatarFileId'> & {
  /** Nearest first, at most three. */
  readonly inviterIds: readonly string[]
  readonly createdMs: number
}

const USER_COLUMNS = 'u.*, i.code AS invite_code'
const USERS = 'FROM app_user u JOIN invitation i ON i.user_id = u.id'
const USER = `SELECT ${USER_COLUMNS} ${USERS}`

/** False when the phone or the mail is somebody's already. */
export async function insertUser(tx: Queryable, user: NewUser): Promise<boolean> {
  const [first = null, second = null, third = null] = user.inviterIds
  const rows = await tx.query(
    `INSERT INTO app_user (id, phone, phone_key, email, email_key, full_name, nickname, language,
       password_hash, inviter_id, second_inviter_id, third_inviter_id, created_time,
       practice_account_id, real_account_id, opening_until, contact_seal)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
     ON CONFLICT DO NOTHING RETURNING id`,
    [
      user.id,
      phoneKey(user.phone),
      phoneKey(user.phone),
      emailKey(user.email),
      emailKey(user.email),
      user.fullName,
      user.nickname,
      user.language,
      user.passwordHash,
      first,
      second,
      third,
      user.createdMs,
      user.practiceAccountId,
      user.realAccountId,
      user.openingUntilMs,
      user.contactSeal,
    ],
  )
  if (rows.length === 0) return false
  await insertInvitation(tx, user.inviteCode, user.id, user.createdMs)
  await replaceSearchKeys(tx, { ...user, phoneKey: phoneKey(user.phone) })
  return true
}

async function insertInvitation(
  tx: Queryable,
  code: string,
  userId: string,
  createdMs: number,
): Promise<void> {
  await tx.query('INSERT INTO invitation (code, user_id, created_time) VALUES ($1, $2, $3)', [
    code,
    userId,
    createdMs,
  ])
}

export async function loadUser(database: Queryable, id: string): Promise<UserRow | undefined> {
  return (await database.query<StoredUser>(`${USER} WHERE u.id = $1`, [id])).map(readUserRow)[0]
}

/** The user, and what other slices read of them in the same statement. */
export async function loadUserWithPiece(
  database: Queryable,
  id: string,
  piece: Piece,
): Promise<readonly [UserRow, Readonly<Record<string, unknown>>] | undefined> {
  const row = await loadWithPiece<StoredUser>(
    database,
    { columns: USER_COLUMNS, from: `${USERS} WHERE u.id = $1`, id },
    piece,
  )
  return row && [readUserRow(row), row]
}

/** Where and in which language somebody is told something. */
export async function loadContact(
  database: Queryable,
  id: string,
): Promise<{ readonly email: string; readonly language: Language } | undefined> {
  const sql = 'SELECT email, language FROM app_user WHERE id = $1'
  return (await database.query<{ email: string; language: Language }>(sql, [id]))[0]
}

export async function loadUserByPhone(
  database: Queryable,
  phone: string,
): Promise<UserRow | undefined> {
  const sql = `${USER} WHERE u.phone_key = $1`
  return (await database.query<StoredUser>(sql, [phoneKey(phone)])).map(readUserRow)[0]
}

export async function loadUserByEmail(
  database: Queryable,
  email: string,
): Promise<UserRow | undefined> {
  const sql = `${USER} WHERE u.email_key = $1`
  return (await database.query<StoredUser>(sql, [emailKey(email)])).map(readUserRow)[0]
}

/** At most `limit` ids above `afterId`, ascending: all users, page by page. */
export async function listUserIds(
  database: Queryable,
  afterId: string,
  limit: number,
): Promise<readonly string[]> {
  const rows = await database.query<{ id: string }>(
    'SELECT id FROM app_user WHERE id > $1 ORDER BY id LIMIT $2',
    [afterId, limit],
  )
  return rows.map(({ id }) => id)
}

/** Their own, by id. */
export async function listLanguages(
  database: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Language>> {
  const rows = await database.query<{ id: string; language: Language }>(
    'SELECT id, language FROM app_user WHERE id = ANY ($1::text[])',
    [ids],
  )
  return new Map(rows.map(({ id, language }) => [id, language]))
}

/** Nicknames by id. */
export async function listNicknames(
  database: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database.query<{ id: string; nickname: string }>(
    'SELECT id, nickname FROM app_user WHERE id = ANY($1::text[])',
    [ids],
  )
  return new Map(rows.map(({ id, nickname }) => [id, nickname]))
}

/** Who invites by this code and who invited them, nearest first; undefined: no such code. */
export async function listInviters(
  database: Queryable,
  inviteCode: string,
): Promise<readonly string[] | undefined> {
  const [row] = await database.query<{ inviters: string[] }>(
    `SELECT array_remove(ARRAY[u.id, u.inviter_id, u.second_inviter_id], NULL) AS inviters
     FROM invitation i LEFT JOIN app_user u ON u.id = i.user_id WHERE i.code = $1`,
    [inviteCode],
  )
  return row?.inviters
}

/** The installation's own invitation, by which its first users come in; made at the first start. */
export async function ensureFirstInvitation(database: Queryable, nowMs: number): Promise<string> {
  await database.query(
    'INSERT INTO invitation (code, created_time) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [newInviteCode(), nowMs],
  )
  const [row] = await database.query<{ code: string }>(
    'SELECT code FROM invitation WHERE user_id IS NULL',
  )
  if (row === undefined) throw new Error('no first invitation')
  return row.code
}

const INVITE_CODE_LENGTH = 8

export function newInviteCode(): string {
  return randomReadable(INVITE_CODE_LENGTH)
}

/** True for the one who may open the accounts now; others have to wait until `untilMs`. */
export async function claimOpening(
  database: Queryable,
  userId: string,
  nowMs: number,
  untilMs: number,
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE app_user SET opening_until = $3
     WHERE id = $1 AND accounts_opened_time IS NULL AND opening_until <= $2 RETURNING id`,
    [userId, nowMs, untilMs],
  )
  return rows.length === 1
}

/** The next one who tries may claim at once. */
export async function releaseOpening(database: Queryable, userId: string): Promise<void> {
  await database.query('UPDATE app_user SET opening_until = 0 WHERE id = $1', [userId])
}

export async function updateAccountsOpened(
  database: Queryable,
  userId: string,
  openedMs: number,
): Promise<void> {
  const sql = 'UPDATE app_user SET accounts_opened_time = $2 WHERE id = $1'
  await database.query(sql, [userId, openedMs])
}

/**
 * Whether that is the password still, as what was proved was looked at before. Who changes it waits
 * for the end of the transaction.
 */
export async function holdPassword(
  tx: Queryable,
  { id, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const sql = 'SELECT 1 FROM app_user WHERE id = $1 AND password_hash = $2 FOR NO KEY UPDATE'
  return (await tx.query(sql, [id, passwordHash])).length === 1
}

/** Whoever wants to begin a session of that user waits until the end of the transaction. */
export async function lockUser(tx: Queryable, id: string): Promise<boolean> {
  return (await tx.query('SELECT 1 FROM app_user WHERE id = $1 FOR UPDATE', [id])).length === 1
}

export async function updatePasswordHash(
  tx: Queryable,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await tx.query('UPDATE app_user SET password_hash = $2 WHERE id = $1', [userId, passwordHash])
}

/** False when it is somebody else's. Throws a unique violation when they take it at that moment. */
export async function updateEmail(
  tx: Queryable,
  userId: string,
  { email, seal }: Readonly<Record<'email' | 'seal', string>>,
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE app_user SET email = $2, email_key = $2, contact_seal = $3
     WHERE id = $1 AND NOT EXISTS (SELECT FROM app_user WHERE email_key = $2 AND id <> $1)
     RETURNING id`,
    [userId, emailKey(email), seal],
  )
  return rows.length === 1
}

/** As `updateEmail`. */
export async function updatePhone(
  tx: Queryable,
  userId: string,
  { phone, seal }: Readonly<Record<'phone' | 'seal', string>>,
): Promise<boolean> {
  const [changed] = await tx.query<Named>(
    `UPDATE app_user SET phone = $2, phone_key = $2, contact_seal = $3
     WHERE id = $1 AND NOT EXISTS (SELECT FROM app_user WHERE phone_key = $2 AND id <> $1)
     RETURNING ${NAMED}`,
    [userId, phoneKey(phone), seal],
  )
  if (changed !== undefined) await replaceSearchKeys(tx, changed)
  return changed !== undefined
}

export async function updateNickname(
  tx: Queryable,
  userId: string,
  nickname: string,
): Promise<void> {
  const [changed] = await tx.query<Named>(
    `UPDATE app_user SET nickname = $2 WHERE id = $1 RETURNING ${NAMED}`,
    [userId, nickname],
  )
  if (changed !== undefined) await replaceSearchKeys(tx, changed)
}

/** What staff find them by. */
type Named = Parameters<typeof replaceSearchKeys>[1]

const NAMED = 'id, full_name AS "fullName", nickname, phone_key AS "phoneKey"'

export async function updateLanguage(
  database: Queryable,
  userId: string,
  language: Language,
): Promise<void> {
  await database.query('UPDATE app_user SET language = $2 WHERE id = $1', [userId, language])
}

/** The avatar until now; until the end of the transaction nobody else changes it. */
export async function lockAvatar(tx: Queryable, userId: string): Promise<string | null> {
  const [row] = await tx.query<{ avatar_file: string | null }>(
    'SELECT avatar_file FROM app_user WHERE id = $1 FOR UPDATE',
    [userId],
  )
  return row?.avatar_file ?? null
}

export async function updateAvatarFile(
  tx: Queryable,
  userId: string,
  fileId: string | null,
): Promise<void> {
  await tx.query('UPDATE app_user SET avatar_file = $2 WHERE id = $1', [userId, fileId])
}

/** By which a number is known, counted and stored; what is none stands for itself. */
export function phoneKey(phone: string): string {
  return canonicalPhone(phone) ?? phone
}

/** By which a mailbox is known, counted, stored and written to; as `phoneKey`. */
export function emailKey(email: string): string {
  return canonicalEmail(email) ?? email.normalize('NFC').toLowerCase()
}

function readUserRow(row: StoredUser): UserRow {
  return {
    id: row.id,
    phone: row.phone,
    email: row.email,
    contactSeal: row.contact_seal,
    fullName: row.full_name,
    nickname: row.nickname,
    language: row.language,
    inviteCode: row.invite_code,
    passwordHash: row.password_hash,
    practiceAccountId: row.practice_account_id,
    realAccountId: row.real_account_id,
    openingUntilMs: Number(row.opening_until),
    hasAccounts: row.accounts_opened_time !== null,
    avatarFileId: row.avatar_file,
  }
}
