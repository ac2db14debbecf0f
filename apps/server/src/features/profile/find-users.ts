// Users as the back office finds them: by a whole id, e-mail address or phone number.

import type { Language } from '@fairtick/wire/languages'
import type { Queryable } from '../../platform/database.ts'
import { emailKey, phoneKey } from './store.ts'

export type FoundUser = {
  readonly id: string
  readonly nickname: string
  readonly fullName: string
  readonly phone: string
  readonly email: string
  readonly language: Language
  readonly createdMs: number
  readonly inviterId: string | null
}

type StoredFound = {
  readonly id: string
  readonly nickname: string
  readonly full_name: string
  readonly phone: string
  readonly email: string
  readonly language: Language
  readonly created_time: bigint
  readonly inviter_id: string | null
}

/** One page, newest first, and how many there are. Without `search` all of them. */
export async function findUsers(
  database: Queryable,
  search: string | undefined,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ readonly rows: readonly FoundUser[]; readonly total: number }> {
  const keys =
    search === undefined ? [null, null, null] : [search, emailKey(search), phoneKey(search)]
  const rows = await database.query<StoredFound>(
    `SELECT * ${FOUND} ORDER BY created_time DESC, id LIMIT $4::bigint OFFSET $5::bigint`,
    [...keys, String(size), String((page - 1) * size)],
  )
  const [counted] = await database.query<{ total: bigint }>(
    `SELECT count(*) AS total ${FOUND}`,
    keys,
  )
  return { rows: rows.map(readFound), total: Number(counted?.total ?? 0) }
}

const FOUND = `FROM app_user
  WHERE $1::text IS NULL OR id = $1 OR email_key = $2::text OR phone_key = $3::text`

export async function loadFoundUser(
  database: Queryable,
  id: string,
): Promise<FoundUser | undefined> {
  const sql = 'SELECT * FROM app_user WHERE id = $1'
  return (await database.query<StoredFound>(sql, [id])).map(readFound)[0]
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

/** Whoever wants to begin a session of that user waits until the end of the transaction. */
export async function lockUser(tx: Queryable, id: string): Promise<boolean> {
  return (await tx.query('SELECT 1 FROM app_user WHERE id = $1 FOR UPDATE', [id])).length === 1
}

function readFound(row: StoredFound): FoundUser {
  return {
    id: row.id,
    nickname: row.nickname,
    fullName: row.full_name,
    phone: row.phone,
    email: row.email,
    language: row.language,
    createdMs: Number(row.created_time),
    inviterId: row.inviter_id,
  }
}
