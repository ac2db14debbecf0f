// Conversations as the staff see them: who waits how long in business minutes, what came last.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { maskSensitive } from '@fairtick/wire/chat-rules'
import { DEFAULT_LANGUAGE, isLanguage } from '@fairtick/wire/languages'
import type { Queryable } from '../../../platform/database.ts'
import { listNicknames } from '../../profile/public.ts'
import { listStaffNames } from '../../staff/public.ts'
import type { ServiceHours } from '../service-hours.ts'
import type { ChatOfficeDependencies } from './dependencies.ts'
import { type InboxRow, loadInboxRow } from './inbox-store.ts'

export type ChatRow = AdminCallResult<'claimChat'>

/** So much of the newest message stands in a list. */
const LAST_TEXT_MAX = 120

export async function presentRows(
  { hours, nowMs }: Pick<ChatOfficeDependencies, 'hours' | 'nowMs'>,
  tx: Queryable,
  rows: readonly InboxRow[],
): Promise<ChatRow[]> {
  const userIds = rows.flatMap(({ userId }) => (userId === null ? [] : [userId]))
  const nicknames = await listNicknames(tx, userIds)
  const staffIds = rows.flatMap(({ assignee }) => (assignee === null ? [] : [assignee]))
  const names = await listStaffNames(tx, [...new Set(staffIds)])
  const now = nowMs()
  return rows.map((row) => ({
    ...{ id: row.id, userId: row.userId, status: row.status, rating: row.rating },
    priority: row.priority,
    nickname: row.userId === null ? '' : (nicknames.get(row.userId) ?? ''),
    language: isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE,
    assignee:
      row.assignee === null ? null : { id: row.assignee, name: names.get(row.assignee) ?? '' },
    waitingSince: row.waitingSinceMs,
    waitedMinutes: minutesBetween(hours, row.waitingSinceMs, now),
    firstReplyMinutes: minutesBetween(
      hours,
      row.firstReplyMs === null ? null : row.createdMs,
      row.firstReplyMs ?? now,
    ),
    ...{ lastTime: row.lastMs, unread: row.unread, snoozedUntil: row.snoozedUntilMs },
    lastText: maskSensitive(row.lastText).slice(0, LAST_TEXT_MAX),
    fromVisitor: row.visitorHash !== null,
  }))
}

export async function readRow(
  dependencies: Pick<ChatOfficeDependencies, 'hours' | 'nowMs'>,
  tx: Queryable,
  id: string,
): Promise<ChatRow> {
  const row = await loadInboxRow(tx, id, dependencies.nowMs())
  const [shown] = row === undefined ? [] : await presentRows(dependencies, tx, [row])
  if (shown === undefined) throw new Error('a conversation has gone')
  return shown
}

/** Only while somebody could have answered; without hours of the house, all of them. */
function minutesBetween(
  hours: ServiceHours | undefined,
  fromMs: number | null,
  toMs: number,
): number | null {
  if (fromMs === null) return null
  const ms = hours === undefined ? toMs - fromMs : hours.openMsBetween(fromMs, toMs)
  return Math.floor(ms / MINUTE_MS)
}
