// All SQL of `chat_canned_reply`.

import type { Language } from '@fairtick/wire/languages'
import type { Queryable } from '../../../platform/database.ts'

export type CannedReply = {
  readonly id: string
  readonly name: string
  readonly texts: Readonly<Record<Language, string>>
  readonly changedMs: number
}

/** More than that nobody finds again. */
export const CANNED_MAX = 200

export async function listCanned(database: Queryable): Promise<readonly CannedReply[]> {
  const rows = await database.query<{
    id: string
    name: string
    texts: CannedReply['texts']
    changed_time: bigint
  }>(`SELECT * FROM chat_canned_reply ORDER BY name, id LIMIT ${CANNED_MAX}`)
  return rows.map(({ id, name, texts, changed_time: time }) => ({
    ...{ id, name, texts, changedMs: Number(time) },
  }))
}

export async function insertCanned(
  tx: Queryable,
  { id, name, texts, changedMs }: CannedReply,
  staffId: string,
): Promise<void> {
  await tx.query(
    `INSERT INTO chat_canned_reply (id, name, texts, changed_by, changed_time)
     VALUES ($1, $2, $3::jsonb, $4, $5::bigint)`,
    [id, name, JSON.stringify(texts), staffId, String(changedMs)],
  )
}

/** False: there is none. */
export async function updateCanned(
  tx: Queryable,
  { id, name, texts, changedMs }: CannedReply,
  staffId: string,
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE chat_canned_reply SET name = $2, texts = $3::jsonb, changed_by = $4,
       changed_time = $5::bigint WHERE id = $1 RETURNING id`,
    [id, name, JSON.stringify(texts), staffId, String(changedMs)],
  )
  return rows.length === 1
}

export async function deleteCanned(tx: Queryable, id: string): Promise<boolean> {
  const sql = 'DELETE FROM chat_canned_reply WHERE id = $1 RETURNING id'
  return (await tx.query(sql, [id])).length === 1
}
