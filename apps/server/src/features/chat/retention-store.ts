// The SQL by which conversations of long ago go.

import type { Queryable } from '../../platform/database.ts'

/** Those without a message since then, each by one job alone, and the pictures in them. */
export async function claimOld(
  tx: Queryable,
  beforeMs: number,
  most: number,
): Promise<{ readonly ids: readonly string[]; readonly pictures: readonly string[] }> {
  const rows = await tx.query<{ id: string }>(
    `SELECT id FROM chat_conversation WHERE last_time < $1::bigint
     ORDER BY last_time LIMIT $2::bigint FOR UPDATE SKIP LOCKED`,
    [String(beforeMs), most],
  )
  const ids = rows.map(({ id }) => id)
  const pictures = await tx.query<{ image_file: string }>(
    `SELECT image_file FROM chat_message
     WHERE conversation_id = ANY ($1::text[]) AND image_file IS NOT NULL`,
    [ids],
  )
  return { ids, pictures: pictures.map(({ image_file }) => image_file) }
}

export async function deleteConversations(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.query('DELETE FROM chat_message WHERE conversation_id = ANY ($1::text[])', [ids])
  await tx.query('DELETE FROM chat_event WHERE conversation_id = ANY ($1::text[])', [ids])
  await tx.query('DELETE FROM chat_conversation WHERE id = ANY ($1::text[])', [ids])
}
