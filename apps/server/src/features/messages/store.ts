// All SQL of `message`.

import type { AccountKind } from '@fairtick/core/ledger/journal-entry'
import { NOTICE_KINDS, type OTHER_ABOUT_KINDS } from '@fairtick/wire/calls/messages'
import type { Queryable } from '../../platform/database.ts'
import { type CountedPage, loadPage, type Paging } from '../../platform/list-page.ts'
import { loadPart, partOf, pieceOf } from '../../platform/statement-piece.ts'
import type { MessageContent, MessageValues, Template } from './templates.ts'

export type MessageAbout = {
  readonly kind: NoticeKind | (typeof OTHER_ABOUT_KINDS)[number]
  /** Of an instrument its symbol, of copying the leader's. */
  readonly id: string
}

export type NoticeKind = (typeof NOTICE_KINDS)[number]

export type NewMessage = {
  readonly userId: string
  /** What it tells of: the same cause again makes no second message. */
  readonly cause: string
  /** Whose cash, order or record it tells of; without it of neither account alone. */
  readonly accountKind?: AccountKind
  readonly about: MessageAbout | null
} & MessageContent

type IdentifiedMessage = NewMessage & {
  readonly id: string
  /** Else it is added as read. */
  readonly isShownAsNew: boolean
}

export type MessageRow = {
  readonly id: string
  readonly number: bigint
  readonly template: Template
  readonly values: MessageValues
  readonly accountKind: AccountKind | null
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
  readonly account_kind: AccountKind | null
  readonly about_kind: MessageAbout['kind'] | null
  readonly about_id: string | null
  readonly time: bigint
  readonly read_time: bigint | null
  readonly deleted_time: bigint | null
}

/** In their order; the ids of those whose cause had no message yet. */
export async function insertMessages(
  tx: Queryable,
  messages: readonly IdentifiedMessage[],
  nowMs: number,
): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ id: string }>(
    `INSERT INTO message (id, user_id, cause, template, message_values, account_kind, about_kind,
       about_id, time, read_time)
     SELECT id, user_id, cause, template, message_values::jsonb, account_kind, about_kind, about_id,
       $8::bigint,
       CASE WHEN is_new THEN NULL ELSE $8::bigint END
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[],
         $7::text[], $9::text[]::boolean[], $10::text[])
       WITH ORDINALITY
       AS added (id, user_id, cause, template, message_values, about_kind, about_id, is_new,
         account_kind, place)
     ORDER BY place
     ON CONFLICT (cause) DO NOTHING RETURNING id`,
    [
      messages.map(({ id }) => id),
      messages.map(({ userId }) => userId),
      messages.map(({ cause }) => cause),
      messages.map(({ template }) => template),
      messages.map(({ values }) => JSON.stringify(values)),
      messages.map(({ about }) => about?.kind ?? null),
      messages.map(({ about }) => about?.id ?? null),
      String(nowMs),
      messages.map(({ isShownAsNew }) => String(isShownAsNew)),
      messages.map(({ accountKind }) => accountKind ?? null),
    ],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Those that are about an order or record, of one kind or of any. */
export function listNotices(
  database: Queryable,
  { userId, kind }: { readonly userId: string; readonly kind: NoticeKind | undefined },
  paging: Paging,
): Promise<CountedPage<MessageRow>> {
  const from = `FROM message WHERE user_id = $1 AND about_kind = ANY ($3::text[])
    AND ($2::text IS NULL OR about_kind = $2)`
  const parameters = [userId, kind ?? null, NOTICE_KINDS]
  return loadPage(
    database,
    { from, parameters, order: { by: 'number' }, read: readMessage },
    paging,
  )
}

/** One page, newest first, and how many there are: of some templates or of all. */
export function listMessages(
  database: Queryable,
  { userId, templates }: MessageFilter,
  paging: Paging,
): Promise<CountedPage<MessageRow>> {
  const from =
    'FROM message WHERE user_id = $1 AND ($2::text[] IS NULL OR template = ANY ($2::text[]))'
  const parameters = [userId, templates ?? null]
  const order = { by: 'number' }
  return loadPage(database, { from, parameters, order, read: readMessage }, paging)
}

type MessageFilter = {
  readonly userId: string
  readonly templates: readonly Template[] | undefined
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

const UNREAD = 'read_time IS NULL AND deleted_time IS NULL'

export const unreadMessagesPart = partOf(
  () =>
    pieceOf(`(SELECT count(*) FROM message WHERE user_id = $1 AND ${UNREAD}) AS unread_messages`),
  ({ unread_messages: count }: { readonly unread_messages: bigint }) => Number(count),
)

export async function countUnread(database: Queryable, userId: string): Promise<number> {
  return await loadPart(database, unreadMessagesPart, userId)
}

/** By the user's id; none for one who has read all. */
export async function countUnreadOf(
  database: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await database.query<{ user_id: string; unread: bigint }>(
    `SELECT user_id, count(*) AS unread FROM message
     WHERE user_id = ANY ($1::text[]) AND ${UNREAD}
     GROUP BY user_id`,
    [userIds],
  )
  return new Map(rows.map(({ user_id: id, unread }) => [id, Number(unread)]))
}

function readMessage(row: StoredMessage): MessageRow {
  const { about_kind: kind, about_id: id } = row
  return {
    id: row.id,
    number: row.number,
    template: row.template,
    values: row.message_values,
    accountKind: row.account_kind,
    about: kind === null || id === null ? null : { kind, id },
    timeMs: Number(row.time),
    isRead: row.read_time !== null,
    isDeleted: row.deleted_time !== null,
  }
}
