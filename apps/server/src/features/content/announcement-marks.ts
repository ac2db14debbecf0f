// What a reader has read of the announcements that run.

import { loadPart } from '../../platform/statement-piece.ts'
import { insertRead, unreadAnnouncementsPart } from './announcement-store.ts'
import type { ContentReader } from './content-reader.ts'

export type AnnouncementMarks = {
  /** Those of the ids that run; without ids all of them. */
  readonly markRead: (userId: string, ids: readonly string[] | undefined) => Promise<void>
  readonly countUnread: (userId: string) => Promise<number>
}

export function announcementMarks({
  database,
  nowMs,
}: Pick<ContentReader, 'database' | 'nowMs'>): AnnouncementMarks {
  return {
    markRead: (userId, ids) => insertRead(database, { userId, nowMs: nowMs() }, ids),
    countUnread: (userId) => loadPart(database, unreadAnnouncementsPart(nowMs), userId),
  }
}
