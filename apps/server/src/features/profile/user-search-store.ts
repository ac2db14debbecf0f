// The SQL by which the back office finds users: by a whole id, e-mail address or phone number, by
// what their keys begin with, or all of them.

import { CUSTOMERS_COUNTED_MAX, CUSTOMERS_FOUND_MAX } from '@fairtick/wire/admin/customer-search'
import type { Language } from '@fairtick/wire/languages'
import { possiblePhones } from '@fairtick/wire/phone-number'
import type { Queryable } from '../../platform/database.ts'
import { type CountedPage, loadPage, loadRows, type Paging } from '../../platform/list-page.ts'
import { listByKeys } from './search-key-store.ts'
import { isFoundBy, type Search, searchesOf } from './search-keys.ts'
import { emailKey } from './store.ts'

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
  readonly phone_key: string
  readonly email: string
  readonly language: Language
  readonly created_time: bigint
  readonly inviter_id: string | null
}

/** One page of all, newest first; `total` is above `CUSTOMERS_COUNTED_MAX` where there are more. */
export async function listUsers(
  database: Queryable,
  paging: Paging,
): Promise<CountedPage<FoundUser>> {
  const list = { from: 'FROM app_user WHERE true', parameters: [], order: ORDER, read: readFound }
  const found = await loadRows(database, list, paging)
  const [counted] = await database.query<{ total: bigint }>(
    'SELECT count(*) AS total FROM (SELECT FROM app_user LIMIT $1::bigint) AS counted',
    [String(CUSTOMERS_COUNTED_MAX + 1)],
  )
  return { ...found, total: Number(counted?.total ?? 0) }
}

/** One page of these users, newest first. */
export function pageUsers(
  database: Queryable,
  ids: readonly string[],
  paging: Paging,
): Promise<CountedPage<FoundUser>> {
  const from = 'FROM app_user WHERE id = ANY ($1::text[])'
  return loadPage(database, { from, parameters: [ids], order: ORDER, read: readFound }, paging)
}

const ORDER = { by: 'created_time', id: 'id' }

/** So many ids at most: of those whom the text says whole, else of those whom it says in part. */
export async function searchUsers(database: Queryable, text: string): Promise<readonly string[]> {
  // Staff seldom know the country of a number: those of all are looked for.
  const whole = await database.query<{ id: string }>(FOUND_WHOLE, [
    ...[text, emailKey(text), possiblePhones(text)],
    String(CUSTOMERS_FOUND_MAX),
  ])
  if (whole.length > 0) return whole.map(({ id }) => id)
  const found = new Set<string>()
  for (const search of searchesOf(text)) {
    for (const id of await findByKeys(database, search)) found.add(id)
  }
  return [...found].slice(0, CUSTOMERS_FOUND_MAX)
}

const FOUND_WHOLE = `
  SELECT id FROM app_user WHERE id = $1
  UNION SELECT id FROM app_user WHERE email_key = $2
  UNION SELECT id FROM app_user WHERE phone_key = ANY ($3::text[]) LIMIT $4::bigint`

/** A key only leads there: the row of the customer has to say the same. */
async function findByKeys(database: Queryable, search: Search): Promise<readonly string[]> {
  const ids = await listByKeys(database, search, CUSTOMERS_FOUND_MAX)
  if (ids.length === 0) return []
  const sql = 'SELECT * FROM app_user WHERE id = ANY ($1::text[])'
  const rows = await database.query<StoredFound>(sql, [ids])
  const isRight = ({ id, full_name: fullName, nickname, phone_key: phoneKey }: StoredFound) =>
    isFoundBy({ id, fullName, nickname, phoneKey }, search)
  return rows.filter(isRight).map(({ id }) => id)
}

export async function loadFoundUser(
  database: Queryable,
  id: string,
): Promise<FoundUser | undefined> {
  const sql = 'SELECT * FROM app_user WHERE id = $1'
  return (await database.query<StoredFound>(sql, [id])).map(readFound)[0]
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
