// All SQL of conversations that the office's inbox needs.

import { DAY_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import type { CHAT_OWNERS, CHAT_VIEWS } from '@fairtick/wire/admin/calls/chat'
import type { Queryable } from '../../../platform/database.ts'
import { type CountedPage, loadPage, type Paging } from '../../../platform/list-page.ts'
import { readWaiting, type WaitingCases, type WaitingRow } from '../../../platform/review-queue.ts'
import {
  type Conversation,
  readConversation,
  type StoredConversation,
} from '../conversation-store.ts'

/** Whoever took it and lets the customer wait unread for so long has it no longer. */
export const UNREAD_RETURNS_MS = 2 * MINUTE_MS

export type InboxRow = Conversation & {
  /** What was written last by a person, and was not deleted. */
  readonly lastText: string
  readonly unread: number
}

export type InboxQuery = Paging & {
  readonly view: (typeof CHAT_VIEWS)[number]
  readonly owner: (typeof CHAT_OWNERS)[number]
  readonly staffId: string
  readonly userId: string | undefined
  readonly search: string | undefined
  readonly nowMs: number
}

/** `$1` is now: who answers it, unless they let it wait unread. */
const ASSIGNEE = `CASE WHEN c.waiting_since IS NOT NULL
  AND c.read_by_staff < c.last_number
  AND greatest(c.waiting_since, c.assigned_time) <= $1::bigint - ${UNREAD_RETURNS_MS}
  THEN NULL ELSE c.assignee END`

/** What was put aside comes back by itself. */
const VIEW = `CASE
  WHEN c.status = 'resolved' THEN 'resolved'
  WHEN c.status = 'snoozed' AND c.snoozed_until > $1::bigint THEN 'snoozed'
  WHEN c.status = 'waiting_for_customer' THEN 'answered' ELSE 'waiting' END`

const COLUMNS = `c.*, ${ASSIGNEE} AS effective_assignee,
  coalesce((SELECT m.body FROM chat_message m WHERE m.conversation_id = c.id
    AND m.sender <> 'system' AND m.deleted_time IS NULL ORDER BY m.number DESC LIMIT 1), '')
    AS last_text,
  (SELECT count(*) FROM chat_message m WHERE m.conversation_id = c.id
    AND m.sender = 'customer' AND m.number > c.read_by_staff) AS unread`

/** So much longer a conversation of high priority seems to have waited: before all others. */
const HIGH_AHEAD_MS = 3_650 * DAY_MS
const WAITED = `(coalesce(c.waiting_since, c.last_time)
  - CASE c.priority WHEN 'high' THEN ${HIGH_AHEAD_MS} ELSE 0 END)`

type StoredRow = StoredConversation & {
  readonly effective_assignee: string | null
  readonly last_text: string
  readonly unread: bigint
}

/** Those of high priority, then who waits longest; else the newest. */
export function listInbox(database: Queryable, query: InboxQuery): Promise<CountedPage<InboxRow>> {
  const { view, owner, staffId, userId, search, nowMs, ...paging } = query
  const from = `FROM chat_conversation c WHERE ${VIEW} = $2
    AND ($3 = 'anybody' OR $3 = 'me' AND ${ASSIGNEE} = $4
      OR $3 = 'nobody' AND ${ASSIGNEE} IS NULL)
    AND ($5::text IS NULL OR c.user_id = $5)
    AND ($6::text IS NULL OR EXISTS (SELECT FROM chat_message m
      WHERE m.conversation_id = c.id AND m.deleted_time IS NULL AND m.body ILIKE $6))`
  const oldestFirst = view === 'waiting' || view === 'snoozed'
  const by = oldestFirst ? WAITED : 'c.last_time'
  return loadPage<StoredRow, InboxRow>(
    database,
    {
      columns: COLUMNS,
      from,
      parameters: [
        ...[String(nowMs), view, owner, staffId, userId ?? null],
        search === undefined ? null : containing(search),
      ],
      order: { by, id: 'c.id', oldestFirst },
      read: readRow,
    },
    paging,
  )
}

/** For ILIKE: a text anywhere, whatever letters it has. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

export async function loadInboxRow(
  database: Queryable,
  id: string,
  nowMs: number,
): Promise<InboxRow | undefined> {
  const [row] = await database.query<StoredRow>(
    `SELECT ${COLUMNS} FROM chat_conversation c WHERE c.id = $2`,
    [String(nowMs), id],
  )
  return row && readRow(row)
}

/** Of those that are resolved the newest are followed: a rating comes soon or never. */
const RESOLVED_WATCHED = 100

/** `pending`: customers who wait; another digest when any conversation changed. */
export async function loadWaitingChats(database: Queryable): Promise<WaitingCases> {
  const rows = await database.query<WaitingRow>(
    `SELECT count(*) FILTER (WHERE status = 'open') AS pending,
       count(*) FILTER (WHERE status <> 'open') AS approved,
       min(coalesce(waiting_since, last_time)) FILTER (WHERE status = 'open') AS oldest,
       NULL::bigint AS oldest_approved,
       md5(coalesce(string_agg(concat_ws(' ', id, status, priority, assignee, last_number,
         read_by_customer, read_by_staff), ',' ORDER BY id), '')
         || coalesce((SELECT string_agg(concat_ws(' ', r.id, r.rating), ',' ORDER BY r.number)
           FROM (SELECT * FROM chat_conversation WHERE status = 'resolved'
             ORDER BY number DESC LIMIT ${RESOLVED_WATCHED}) r), '')) AS digest
     FROM chat_conversation WHERE status <> 'resolved'`,
  )
  return readWaiting(rows)
}

/** Compare and set: false where somebody else has it. */
export async function updateClaimed(
  tx: Queryable,
  id: string,
  claim: { readonly staffId: string; readonly assignee: string | null; readonly nowMs: number },
): Promise<boolean> {
  const { staffId, assignee, nowMs } = claim
  const rows = await tx.query(
    `UPDATE chat_conversation c SET assignee = $2, assigned_time = $1::bigint
     WHERE c.id = $4 AND c.status <> 'resolved'
       AND ${ASSIGNEE} IS NOT DISTINCT FROM $3::text RETURNING c.id`,
    [String(nowMs), staffId, assignee, id],
  )
  return rows.length === 1
}

/** The number of the answer. */
export async function updateAnswered(tx: Queryable, id: string, nowMs: number): Promise<number> {
  const [row] = await tx.query<{ last_number: number }>(
    `UPDATE chat_conversation SET last_number = last_number + 1, last_time = $2::bigint,
       status = 'waiting_for_customer', waiting_since = NULL, snoozed_until = NULL,
       first_reply_time = coalesce(first_reply_time, $2::bigint)
     WHERE id = $1 RETURNING last_number`,
    [id, String(nowMs)],
  )
  if (row === undefined) throw new Error('no such conversation')
  return row.last_number
}

/** Never back, never beyond the last message; false where nothing changed. */
export async function updateReadByStaff(
  tx: Queryable,
  id: string,
  number: number,
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE chat_conversation SET read_by_staff = least($2::integer, last_number)
     WHERE id = $1 AND read_by_staff < least($2::integer, last_number) RETURNING id`,
    [id, number],
  )
  return rows.length === 1
}

export async function updateSnoozed(tx: Queryable, id: string, untilMs: number): Promise<void> {
  await tx.query(
    `UPDATE chat_conversation SET status = 'snoozed', snoozed_until = $2::bigint WHERE id = $1`,
    [id, String(untilMs)],
  )
}

/** False where it was so already. */
export async function updatePriority(
  tx: Queryable,
  id: string,
  priority: Conversation['priority'],
): Promise<boolean> {
  const rows = await tx.query(
    'UPDATE chat_conversation SET priority = $2 WHERE id = $1 AND priority <> $2 RETURNING id',
    [id, priority],
  )
  return rows.length === 1
}

export async function updateResolved(tx: Queryable, id: string, nowMs: number): Promise<void> {
  await tx.query(
    `UPDATE chat_conversation SET status = 'resolved', resolved_time = $2::bigint,
       waiting_since = NULL, snoozed_until = NULL WHERE id = $1`,
    [id, String(nowMs)],
  )
}

/** Null: back to the queue. */
export async function updateTransferred(
  tx: Queryable,
  id: string,
  to: string | null,
  nowMs: number,
): Promise<void> {
  await tx.query(
    `UPDATE chat_conversation SET assignee = $2,
       assigned_time = CASE WHEN $2::text IS NULL THEN NULL ELSE $3::bigint END WHERE id = $1`,
    [id, to, String(nowMs)],
  )
}

/** Of the staff alone: what a customer wrote stays; false where it is none or deleted. */
export async function updateDeleted(
  tx: Queryable,
  id: string,
  number: number,
  nowMs: number,
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE chat_message SET deleted_time = $3::bigint
     WHERE conversation_id = $1 AND number = $2::integer AND sender = 'agent'
       AND deleted_time IS NULL RETURNING number`,
    [id, number, String(nowMs)],
  )
  return rows.length === 1
}

function readRow(row: StoredRow): InboxRow {
  const conversation = readConversation(row)
  return {
    ...conversation,
    assignee: row.effective_assignee,
    ...{ lastText: row.last_text, unread: Number(row.unread) },
  }
}
