// All SQL of `chat_conversation` that customers need.

import type { CHAT_PRIORITIES, CHAT_STATUSES } from '@fairtick/wire/admin/calls/chat'
import type { Queryable } from '../../platform/database.ts'

/** Who writes to us: a customer, or a visitor by the hash of their token. */
export type Person =
  | { readonly kind: 'user'; readonly userId: string }
  | { readonly kind: 'visitor'; readonly visitorHash: string }

export type Conversation = {
  readonly id: string
  readonly userId: string | null
  readonly visitorHash: string | null
  readonly status: (typeof CHAT_STATUSES)[number]
  readonly priority: (typeof CHAT_PRIORITIES)[number]
  readonly language: string
  readonly assignee: string | null
  readonly assignedMs: number | null
  readonly createdMs: number
  readonly lastMs: number
  readonly waitingSinceMs: number | null
  readonly firstReplyMs: number | null
  readonly snoozedUntilMs: number | null
  readonly lastNumber: number
  readonly readByCustomer: number
  readonly readByStaff: number
  readonly rating: number | null
  readonly awayUntilMs: number | null
  readonly previousId: string | null
}

export async function insertConversation(
  tx: Queryable,
  person: Person,
  conversation: { readonly id: string; readonly language: string; readonly nowMs: number },
): Promise<void> {
  const { id, language, nowMs } = conversation
  await tx.query(
    `INSERT INTO chat_conversation (id, user_id, visitor_hash, language, created_time, last_time)
     VALUES ($1, $2, $3, $4, $5::bigint, $5::bigint) ON CONFLICT DO NOTHING`,
    [
      id,
      person.kind === 'user' ? person.userId : null,
      person.kind === 'visitor' ? person.visitorHash : null,
      ...[language, String(nowMs)],
    ],
  )
}

/** A visitor's is theirs until it is attached to an account. */
const OF_PERSON = {
  user: 'c.user_id = $1',
  visitor: 'c.visitor_hash = $1 AND c.user_id IS NULL',
} as const
const PREVIOUS = `(SELECT p.id FROM chat_conversation p
  WHERE p.number < c.number AND (c.user_id IS NOT NULL AND p.user_id = c.user_id
    OR c.user_id IS NULL AND p.user_id IS NULL AND p.visitor_hash = c.visitor_hash)
  ORDER BY p.number DESC LIMIT 1) AS previous_id`

/** Until the end of the transaction nobody else gives a number in it. */
export async function lockOpen(tx: Queryable, person: Person): Promise<Conversation | undefined> {
  return await one(
    tx,
    `SELECT c.*, ${PREVIOUS} FROM chat_conversation c
     WHERE ${OF_PERSON[person.kind]} AND c.status <> 'resolved' FOR UPDATE OF c`,
    [ownerOf(person)],
  )
}

export async function loadNewest(
  database: Queryable,
  person: Person,
): Promise<Conversation | undefined> {
  return await one(
    database,
    `SELECT c.*, ${PREVIOUS} FROM chat_conversation c
     WHERE ${OF_PERSON[person.kind]} ORDER BY c.number DESC LIMIT 1`,
    [ownerOf(person)],
  )
}

/** One of the person's own. */
export async function loadOwn(
  database: Queryable,
  person: Person,
  id: string,
): Promise<Conversation | undefined> {
  return await one(
    database,
    `SELECT c.*, ${PREVIOUS} FROM chat_conversation c WHERE ${OF_PERSON[person.kind]} AND c.id = $2`,
    [ownerOf(person), id],
  )
}

export async function loadConversation(
  database: Queryable,
  id: string,
): Promise<Conversation | undefined> {
  const sql = `SELECT c.*, ${PREVIOUS} FROM chat_conversation c WHERE c.id = $1`
  return await one(database, sql, [id])
}

export async function isConversationOf(
  database: Queryable,
  userId: string,
  id: string,
): Promise<boolean> {
  return (await loadOwn(database, { kind: 'user', userId }, id)) !== undefined
}

/** Until the end of the transaction nobody else changes it. */
export async function lockConversation(
  tx: Queryable,
  id: string,
): Promise<Conversation | undefined> {
  const sql = `SELECT c.*, ${PREVIOUS} FROM chat_conversation c WHERE c.id = $1 FOR UPDATE OF c`
  return await one(tx, sql, [id])
}

/** Oldest first, of one customer. */
export async function listOfUser(
  database: Queryable,
  userId: string,
): Promise<readonly Conversation[]> {
  const rows = await database.query<StoredConversation>(
    `SELECT c.*, ${PREVIOUS} FROM chat_conversation c WHERE c.user_id = $1 ORDER BY c.number`,
    [userId],
  )
  return rows.map(readConversation)
}

/** The number of a message of the customer, who now waits. */
export async function updateWritten(
  tx: Queryable,
  id: string,
  { language, nowMs }: { readonly language: string; readonly nowMs: number },
): Promise<number> {
  return await numberOf(
    tx,
    `UPDATE chat_conversation SET last_number = last_number + 1, last_time = $2::bigint,
       status = 'open', snoozed_until = NULL, language = $3,
       waiting_since = coalesce(waiting_since, $2::bigint)
     WHERE id = $1 RETURNING last_number`,
    [id, String(nowMs), language],
  )
}

/** The number of a notice of ours: nobody has answered by it. */
export async function updateNoticed(tx: Queryable, id: string, awayUntilMs: number) {
  return await numberOf(
    tx,
    `UPDATE chat_conversation SET last_number = last_number + 1, away_until = $2::bigint
     WHERE id = $1 RETURNING last_number`,
    [id, String(awayUntilMs)],
  )
}

/** Never back, never beyond the last message; false where nothing changed. */
export async function updateReadByCustomer(
  database: Queryable,
  id: string,
  number: number,
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE chat_conversation SET read_by_customer = least($2::integer, last_number)
     WHERE id = $1 AND read_by_customer < least($2::integer, last_number) RETURNING id`,
    [id, number],
  )
  return rows.length === 1
}

/** Once for each conversation that was resolved; false: not in that state. */
export async function updateRating(
  database: Queryable,
  id: string,
  stars: number,
): Promise<boolean> {
  const rows = await database.query(
    `UPDATE chat_conversation SET rating = $2::smallint
     WHERE id = $1 AND status = 'resolved' AND rating IS NULL RETURNING id`,
    [id, stars],
  )
  return rows.length === 1
}

/** What a visitor wrote becomes a customer's, once; `isOpen`: it stays their open one. */
export async function updateAttached(
  tx: Queryable,
  id: string,
  change: { readonly userId: string; readonly stays: 'open' | 'resolved'; readonly nowMs: number },
): Promise<void> {
  await tx.query(
    `UPDATE chat_conversation SET user_id = $2,
       status = CASE WHEN $3 = 'resolved' THEN 'resolved' ELSE status END,
       resolved_time = CASE WHEN $3 = 'resolved' THEN $4::bigint ELSE resolved_time END,
       waiting_since = CASE WHEN $3 = 'resolved' THEN NULL ELSE waiting_since END,
       snoozed_until = CASE WHEN $3 = 'resolved' THEN NULL ELSE snoozed_until END
     WHERE id = $1 AND user_id IS NULL`,
    [id, change.userId, change.stays, String(change.nowMs)],
  )
}

function ownerOf(person: Person): string {
  return person.kind === 'user' ? person.userId : person.visitorHash
}

async function numberOf(tx: Queryable, sql: string, parameters: readonly unknown[]) {
  const [row] = await tx.query<{ last_number: number }>(sql, parameters)
  if (row === undefined) throw new Error('no such conversation')
  return row.last_number
}

export type StoredConversation = {
  readonly id: string
  readonly user_id: string | null
  readonly visitor_hash: string | null
  readonly status: Conversation['status']
  readonly priority: Conversation['priority']
  readonly language: string
  readonly assignee: string | null
  readonly assigned_time: bigint | null
  readonly created_time: bigint
  readonly last_time: bigint
  readonly waiting_since: bigint | null
  readonly first_reply_time: bigint | null
  readonly snoozed_until: bigint | null
  readonly last_number: number
  readonly read_by_customer: number
  readonly read_by_staff: number
  readonly rating: number | null
  readonly away_until: bigint | null
  readonly previous_id?: string | null
}

async function one(
  database: Queryable,
  sql: string,
  parameters: readonly unknown[],
): Promise<Conversation | undefined> {
  const [row] = await database.query<StoredConversation>(sql, parameters)
  return row && readConversation(row)
}

export function readConversation(row: StoredConversation): Conversation {
  return {
    ...{ id: row.id, userId: row.user_id, visitorHash: row.visitor_hash, status: row.status },
    ...{ language: row.language, assignee: row.assignee, lastNumber: row.last_number },
    ...{ readByCustomer: row.read_by_customer, readByStaff: row.read_by_staff },
    ...{ priority: row.priority, rating: row.rating, previousId: row.previous_id ?? null },
    assignedMs: timeOf(row.assigned_time),
    createdMs: Number(row.created_time),
    lastMs: Number(row.last_time),
    waitingSinceMs: timeOf(row.waiting_since),
    firstReplyMs: timeOf(row.first_reply_time),
    snoozedUntilMs: timeOf(row.snoozed_until),
    awayUntilMs: timeOf(row.away_until),
  }
}

export function timeOf(time: bigint | null): number | null {
  return time === null ? null : Number(time)
}
