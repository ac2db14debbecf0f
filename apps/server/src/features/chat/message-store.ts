// All SQL of `chat_message`, and the records of customers that a message may be about.

import { DAY_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import type { ChatMessage } from '@fairtick/wire/socket/frames'
import type { Queryable } from '../../platform/database.ts'
import { partOf, pieceOf } from '../../platform/statement-piece.ts'
import type { Person } from './conversation-store.ts'

export type About = NonNullable<ChatMessage['about']>

export type NewMessage = {
  readonly conversationId: string
  readonly number: number
  readonly clientId: string
  readonly sender: 'customer' | 'agent' | 'system'
  readonly staffId: string | null
  readonly text: string
  readonly imageFile: string | null
  readonly about: About | null
  readonly opensMs: number | null
  readonly timeMs: number
}

export type Message = NewMessage & { readonly isDeleted: boolean }

/** Undefined: this conversation has one with that client id. */
export async function insertMessage(tx: Queryable, message: NewMessage): Promise<void> {
  const { conversationId, number, clientId, sender, staffId, text, imageFile } = message
  const { about, opensMs, timeMs } = message
  await tx.query(
    `INSERT INTO chat_message (conversation_id, number, client_id, sender, staff_id, body,
       image_file, about_kind, about_id, about_label, opens_time, time)
     VALUES ($1, $2::integer, $3, $4, $5, $6, $7, $8, $9, $10, $11::bigint, $12::bigint)`,
    [
      ...[conversationId, number, clientId, sender, staffId, text, imageFile],
      ...[about?.kind ?? null, about?.id ?? null, about?.label ?? null],
      ...[opensMs === null ? null : String(opensMs), String(timeMs)],
    ],
  )
}

export async function loadMessage(
  database: Queryable,
  conversationId: string,
  number: number,
): Promise<Message | undefined> {
  const rows = await database.query<StoredMessage>(
    'SELECT * FROM chat_message WHERE conversation_id = $1 AND number = $2::integer',
    [conversationId, number],
  )
  return rows.map(readMessage)[0]
}

export async function findByClientId(
  database: Queryable,
  conversationId: string,
  clientId: string,
): Promise<Message | undefined> {
  const rows = await database.query<StoredMessage>(
    'SELECT * FROM chat_message WHERE conversation_id = $1 AND client_id = $2',
    [conversationId, clientId],
  )
  return rows.map(readMessage)[0]
}

export type Span = { readonly after?: number | undefined; readonly before?: number | undefined }

/** In their order: the first behind `after`, else the last before `before`, else the newest. */
export async function listMessages(
  database: Queryable,
  conversationId: string,
  { after, before }: Span,
  most: number,
): Promise<readonly Message[]> {
  if (after !== undefined) {
    const rows = await database.query<StoredMessage>(
      `SELECT * FROM chat_message WHERE conversation_id = $1 AND number > $2::integer
       ORDER BY number LIMIT $3::bigint`,
      [conversationId, after, most],
    )
    return rows.map(readMessage)
  }
  const rows = await database.query<StoredMessage>(
    `SELECT * FROM chat_message WHERE conversation_id = $1 AND number < $2::integer
     ORDER BY number DESC LIMIT $3::bigint`,
    [conversationId, before ?? 2_147_483_647, most],
  )
  return rows.map(readMessage).reverse()
}

/** What the customer sent in the last minute: how many, and when the first of them. */
export async function loadPace(
  tx: Queryable,
  conversationId: string,
  nowMs: number,
): Promise<{ readonly count: number; readonly firstMs: number }> {
  const [row] = await tx.query<{ count: bigint; first: bigint | null }>(
    `SELECT count(*) AS count, min(time) AS first FROM chat_message
     WHERE conversation_id = $1 AND sender = 'customer' AND time > $2::bigint`,
    [conversationId, String(nowMs - MINUTE_MS)],
  )
  return { count: Number(row?.count ?? 0), firstMs: Number(row?.first ?? nowMs) }
}

/** Pictures that a customer sent within a day: how many, and when the first of them. */
export async function loadPicturePace(tx: Queryable, userId: string, nowMs: number) {
  const [row] = await tx.query<{ count: bigint; first: bigint | null }>(
    `SELECT count(*) AS count, min(m.time) AS first
     FROM chat_conversation c JOIN chat_message m ON m.conversation_id = c.id
     WHERE c.user_id = $1 AND c.last_time > $2::bigint AND m.image_file IS NOT NULL
       AND m.time > $2::bigint`,
    [userId, String(nowMs - DAY_MS)],
  )
  return { count: Number(row?.count ?? 0), firstMs: Number(row?.first ?? nowMs) }
}

const UNREAD = `FROM chat_conversation c JOIN chat_message m ON m.conversation_id = c.id
  AND m.number > c.read_by_customer AND m.sender = 'agent' AND m.deleted_time IS NULL
  WHERE c.read_by_customer < c.last_number`
const UNREAD_OF_USER = `SELECT count(*) AS count ${UNREAD} AND c.user_id = $1`
const COUNT_UNREAD = {
  user: UNREAD_OF_USER,
  visitor: `SELECT count(*) AS count ${UNREAD} AND c.visitor_hash = $1 AND c.user_id IS NULL`,
} as const

/** Of the staff, behind the marker of the customer: counted anew each time, kept nowhere. */
export async function countUnreadOf(database: Queryable, person: Person): Promise<number> {
  const owner = person.kind === 'user' ? person.userId : person.visitorHash
  const [row] = await database.query<{ count: bigint }>(COUNT_UNREAD[person.kind], [owner])
  return Number(row?.count ?? 0)
}

/** As `countUnread`, in the statement of another. */
export const unreadChatPart = partOf(
  () => pieceOf(`(${UNREAD_OF_USER}) AS unread_chat`),
  ({ unread_chat: count }: { readonly unread_chat: bigint }) => Number(count),
)

export async function countUnread(database: Queryable, userId: string): Promise<number> {
  return await countUnreadOf(database, { kind: 'user', userId })
}

/** What an order or record is, in no language; undefined: there is none, or it is another's. */
export async function findRecordLabel(
  tx: Queryable,
  userId: string,
  { kind, id }: Pick<About, 'kind' | 'id'>,
): Promise<string | undefined> {
  const [row] = await tx.query<{ label: string }>(LABELS[kind], [userId, id])
  return row?.label
}

const OF_USER = 'JOIN account a ON a.id = o.account_id WHERE a.user_id = $1 AND o.id = $2'
const LABELS: Readonly<Record<About['kind'], string>> = {
  option: `SELECT o.symbol AS label FROM option_order o ${OF_USER}`,
  contract: `SELECT o.symbol AS label FROM contract_order o ${OF_USER}`,
  deposit: `SELECT concat(currency, ' ', trim_scale(amount)) AS label FROM deposit
    WHERE user_id = $1 AND id = $2`,
  withdrawal: `SELECT concat('USD ', trim_scale(o.amount::numeric / 1000000)) AS label
    FROM withdrawal o ${OF_USER}`,
}

export type StoredMessage = {
  readonly conversation_id: string
  readonly number: number
  readonly client_id: string
  readonly sender: Message['sender']
  readonly staff_id: string | null
  readonly body: string
  readonly image_file: string | null
  readonly about_kind: About['kind'] | null
  readonly about_id: string | null
  readonly about_label: string | null
  readonly opens_time: bigint | null
  readonly time: bigint
  readonly deleted_time: bigint | null
}

export function readMessage(row: StoredMessage): Message {
  const { about_kind: kind, about_id: id, about_label: label } = row
  return {
    ...{ conversationId: row.conversation_id, number: row.number, clientId: row.client_id },
    ...{ sender: row.sender, staffId: row.staff_id, text: row.body, imageFile: row.image_file },
    about: kind === null || id === null || label === null ? null : { kind, id, label },
    opensMs: row.opens_time === null ? null : Number(row.opens_time),
    timeMs: Number(row.time),
    isDeleted: row.deleted_time !== null,
  }
}
