// The SQL by which the back office finds users: by a whole id, e-mail address or phone number.

import type { Language } from '@fairtick/wire/languages'
import { possiblePhones } from '@fairtick/wire/phone-number'
import type { Queryable } from '../../platform/database.ts'
import { type CountedPage, loadPage, type Paging } from '../../platform/list-page.ts'
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
  readonly email: string
  readonly language: Language
  readonly created_time: bigint
  readonly inviter_id: string | null
}

/** One page, newest first, and how many there are. Without `search` all of them. */
export function findUsers(
  database: Queryable,
  search: string | undefined,
  paging: Paging,
): Promise<CountedPage<FoundUser>> {
  // Staff seldom know the country of a number: those of all are looked for.
  const parameters =
    search === undefined ? [null, null, null] : [search, emailKey(search), possiblePhones(search)]
  const order = { by: 'created_time', id: 'id' }
  return loadPage(database, { from: FOUND, parameters, order, read: readFound }, paging)
}

const FOUND = `FROM app_user
  WHERE ($1::text IS NULL OR id = $1 OR email_key = $2::text OR phone_key = ANY($3::text[]))`

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
