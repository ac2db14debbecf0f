// All SQL of `chat_event`: the lines of a conversation that staff alone see.

import type { CHAT_EVENTS } from '@fairtick/wire/admin/calls/chat'
import type { Queryable } from '../../platform/database.ts'

export type ChatEvent = {
  readonly kind: (typeof CHAT_EVENTS)[number]
  /** Null: nobody of the staff did it. */
  readonly staffId: string | null
  readonly toStaffId: string | null
  readonly note: string | null
  readonly timeMs: number
}

export async function insertEvent(
  tx: Queryable,
  conversationId: string,
  { kind, staffId, toStaffId, note, timeMs }: ChatEvent,
): Promise<void> {
  await tx.query(
    `INSERT INTO chat_event (conversation_id, kind, staff_id, to_staff_id, note, time)
     VALUES ($1, $2, $3, $4, $5, $6::bigint)`,
    [conversationId, kind, staffId, toStaffId, note, String(timeMs)],
  )
}

/** The newest that a page of the office shows. */
const SHOWN_MAX = 200

/** In their order. */
export async function listEvents(
  database: Queryable,
  conversationId: string,
): Promise<readonly ChatEvent[]> {
  const rows = await database.query<{
    kind: ChatEvent['kind']
    staff_id: string | null
    to_staff_id: string | null
    note: string | null
    time: bigint
  }>(
    `SELECT * FROM chat_event WHERE conversation_id = $1 ORDER BY number DESC LIMIT ${SHOWN_MAX}`,
    [conversationId],
  )
  return rows
    .map((row) => ({
      ...{ kind: row.kind, staffId: row.staff_id, toStaffId: row.to_staff_id, note: row.note },
      timeMs: Number(row.time),
    }))
    .reverse()
}
