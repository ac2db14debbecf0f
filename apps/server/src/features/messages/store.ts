// All SQL of `message`.

import type { Queryable } from '../../platform/database.ts'
import type { MessageValues, Template } from './templates.ts'

export type MessageAbout = {
  readonly kind: 'option' | 'contract' | 'deposit' | 'withdrawal'
  readonly id: string
}

export type NewMessage = {
  readonly userId: string
  /** What it tells of: the same cause again makes no second message. */
  readonly cause: string
  readonly template: Template
  readonly values: MessageValues
  readonly about: MessageAbout | null
}

export type MessageRow = {
  readonly id: string
  readonly number: bigint
  readonly template: Template
  readonly values: MessageValues
  readonly about: MessageAbout | null
  readonly timeMs: number
  readonly isRead: boolean
  readonly isDeleted: boolean
}

type StoredMessage = {
  readonly id: string
  readonly number: bigint
  readonly template: Template
  readonly message_values: MessageValues
  readonly about_kind: MessageAbout['kind'] | null
  readonly about_id: string | null
  readonly time: bigint
  readonly read_time: bigint | null
  readonly deleted_time: bigint | null
}

/** False when there is a message of that cause already. */
export async function insertMessage(
  tx: Queryable,
  id: string,
  message: NewMessage,
  nowMs: number,
): Promise<boolean> {
  const { userId, cause, template, values, about } = message
  const rows = await tx.query(
    `INSERT INTO message (id, user_id, cause, template, message_values, about_kind, about_id, time)
     VALUES ($1, $2, $3, $4, $5::text::jsonb, $6, $7, $8)
     ON CONFLICT (cause) DO NOTHING RETURNING id`,
    [
      id,
      userId,
      cause,
      template,
      JSON.stringify(values),
      about?.kind ?? null,
      about?.id ?? null,
      nowMs,
    ],
  )
  return rows.length === 1
}

/** One page, newest first, and how many there are. */
export async function listMessages(
  database: Queryable,
  userId: string,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ readonly rows: readonly MessageRow[]; readonly total: number }> {
  const rows = await database.query<StoredMessage>(
    'SELECT * FROM message WHERE user_id = $1 ORDER BY number DESC LIMIT $2 OFFSET $3',
    [userId, size, (page - 1) * size],
  )
  const [count] = await database.query<{ total: bigint }>(
    'SELECT count(*) AS total FROM message WHERE user_id = $1',
    [userId],
  )
  return { rows: rows.map(readMessage), total: Number(count?.total ?? 0) }
}

export async function loadMessage(
  database: Queryable,
  userId: string,
  id: string,
): Promise<MessageRow | undefined> {
  const rows = await database.query<StoredMessage>(
    'SELECT * FROM message WHERE user_id = $1 AND id = $2',
    [userId, id],
  )
  return rows.map(readMessage)[0]
}

/** The ids of the message before (older) and after (newer) one of the user's. */
export async function loadNeighbours(
  database: Queryable,
  userId: string,
  number: bigint,
): Promise<{ readonly older: string | null; readonly newer: string | null }> {
  const [row] = await database.query<{ older: string | null; newer: string | null }>(
    `SELECT
       (SELECT id FROM message WHERE user_id = $1 AND number < $2 ORDER BY number DESC LIMIT 1)
         AS older,
       (SELECT id FROM message WHERE user_id = $1 AND number > $2 ORDER BY number LIMIT 1)
         AS newer`,
    [userId, String(number)],
  )
  return { older: row?.older ?? null, newer: row?.newer ?? null }
}

/** Those of the ids that are the user's and unread; without ids all of them. */
export async function updateRead(
  database: Queryable,
  userId: string,
  ids: readonly string[] | undefined,
  nowMs: number,
): Promise<void> {
  await database.query(
    `UPDATE message SET read_time = $3
     WHERE user_id = $1 AND read_time IS NULL AND ($2::text[] IS NULL OR id = ANY ($2::text[]))`,
    [userId, ids ?? null, nowMs],
  )
}

export async function countUnread(database: Queryable, userId: string): Promise<number> {
  const [row] = await database.query<{ unread: bigint }>(
    `SELECT count(*) AS unread FROM message
     WHERE user_id = $1 AND read_time IS NULL AND deleted_time IS NULL`,
    [userId],
  )
  return Number(row?.unread ?? 0)
}

function readMessage(row: StoredMessage): MessageRow {
  const { about_kind: kind, about_id: id } = row
  return {
    id: row.id,
    number: row.number,
    template: row.template,
    values: row.message_values,
    about: kind === null || id === null ? null : { kind, id },
    timeMs: Number(row.time),
    isRead: row.read_time !== null,
    isDeleted: row.deleted_time !== null,
  }
}
