// System messages as a screen shows them, in the language asked.

import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import { NOTICE_KINDS } from '@fairtick/wire/calls/messages'
import { type CustomerContext, type Declined, NOT_FOUND } from '@fairtick/wire/handler'
import type { Language } from '@fairtick/wire/languages'
import type { Database } from '../../platform/database.ts'
import { answerPage, pagingOf } from '../../platform/list-page.ts'
import type { AnnouncementMarks } from '../content/public.ts'
import { templatesOf } from './notification-of.ts'
import {
  countUnread,
  listMessages,
  listNotices,
  loadMessage,
  loadNeighbours,
  type MessageAbout,
  type MessageRow,
  type NoticeKind,
  updateRead,
} from './store.ts'
import { wordMessage } from './templates.ts'

export async function readList(
  database: Database,
  query: CallArguments<'messages'>['query'],
  { caller, language }: CustomerContext,
): Promise<CallResult<'messages'>> {
  const paging = pagingOf(query)
  const templates = query.list && templatesOf(query.list)
  const found = await listMessages(database, { userId: caller.userId, templates }, paging)
  return answerPage(
    paging,
    found,
    found.rows.map((row) => presentRow(row, language)),
  )
}

/** What is deleted is about nothing any more. */
export async function readNotices(
  database: Database,
  query: CallArguments<'notices'>['query'],
  { caller, language }: CustomerContext,
): Promise<CallResult<'notices'>> {
  const paging = pagingOf(query)
  const found = await listNotices(database, { userId: caller.userId, kind: query.kind }, paging)
  const notices = found.rows.flatMap((row) =>
    isNotice(row.about) ? [{ ...presentRow(row, language), about: { ...row.about } }] : [],
  )
  return answerPage(paging, found, notices)
}

function isNotice(
  about: MessageAbout | null,
): about is MessageAbout & { readonly kind: NoticeKind } {
  return NOTICE_KINDS.some((kind) => kind === about?.kind)
}

export async function readContent(
  database: Database,
  { id }: CallArguments<'messageContent'>['query'],
  { caller, language }: CustomerContext,
): Promise<CallResult<'messageContent'> | Declined> {
  const row = await loadMessage(database, caller.userId, id)
  if (row === undefined) return NOT_FOUND
  const { older, newer } = await loadNeighbours(database, caller.userId, row.number)
  return {
    ...presentRow(row, language),
    html: row.isDeleted ? '' : wordMessage(row.template, row.values, language).html,
    about: row.isDeleted ? null : row.about,
    previousId: older,
    nextId: newer,
  }
}

/** Ids that are not the user's are passed over in silence. */
export async function markRead(
  { database, announcements, nowMs }: MarkReadParts,
  body: CallArguments<'readMessages'>['body'],
  { caller: { userId } }: CustomerContext,
): Promise<CallResult<'readMessages'>> {
  const ids = 'ids' in body ? body.ids : undefined
  await updateRead(database, userId, ids, nowMs())
  await announcements.markRead(userId, ids)
  const unread = await countUnread(database, userId)
  return { unread: unread + (await announcements.countUnread(userId)) }
}

type MarkReadParts = {
  readonly database: Database
  readonly announcements: AnnouncementMarks
  readonly nowMs: () => number
}

/** Of a deleted message only that it was there is told. */
function presentRow(row: MessageRow, language: Language) {
  const { title, summary } = wordMessage(row.template, row.values, language)
  return {
    id: row.id,
    title: row.isDeleted ? '' : title,
    summary: row.isDeleted ? '' : summary,
    account: row.accountKind,
    time: row.timeMs,
    read: row.isRead,
    deleted: row.isDeleted,
  }
}
