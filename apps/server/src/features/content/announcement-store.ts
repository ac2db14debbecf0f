// SQL of announcements as readers have them: those that run, and what was read of them.

import type { Placement } from '@fairtick/wire/content-kinds'
import type { Queryable } from '../../platform/database.ts'
import { type CountedPage, loadPage, type Paging } from '../../platform/list-page.ts'
import { type Part, partOf, pieceOf } from '../../platform/statement-piece.ts'
import { type ContentVersion, readVersion, type StoredVersion } from './content-store.ts'

/** Who reads, and when. */
export type Reading = { readonly userId: string; readonly nowMs: number }

export type Announcement = {
  readonly version: ContentVersion
  readonly isRead: boolean
}

type StoredAnnouncement = StoredVersion & { readonly is_read: boolean }

/** Of `v`, at the moment of a parameter. */
const runsAt = (moment: '$1' | '$2') =>
  `v.kind = 'announcement' AND v.status = 'published' AND v.start_time <= ${moment}::bigint
  AND (v.end_time IS NULL OR v.end_time > ${moment}::bigint)`
const RUNS = runsAt('$1')
const LISTED = `'list' = ANY (v.placements)`
const IS_LISTED = `${RUNS} AND ${LISTED}`
const RUNS_AT_SECOND = runsAt('$2')
/** By the reader `u`: what began before they came is no news to them. */
const IS_READ = `(v.start_time < u.created_time OR EXISTS (
  SELECT FROM announcement_read r WHERE r.user_id = u.id AND r.content_id = v.id))`
const COLUMNS = `v.*, ${IS_READ} AS is_read`
const OF_READER = 'FROM content_version v JOIN app_user u ON u.id = $2'

/** Those that stand at a place, newest first. */
export async function listStanding(
  database: Queryable,
  placement: Placement,
  nowMs: number,
  limit: number,
): Promise<readonly ContentVersion[]> {
  const rows = await database.query<StoredVersion>(
    `SELECT v.* FROM content_version v WHERE ${RUNS} AND $2 = ANY (v.placements)
     ORDER BY v.start_time DESC, v.id DESC LIMIT $3::integer`,
    [String(nowMs), placement, limit],
  )
  return rows.map(readVersion)
}

/** Popups that the reader has not read, newest first. */
export async function listUnreadPopups(
  database: Queryable,
  { userId, nowMs }: Reading,
  limit: number,
): Promise<readonly ContentVersion[]> {
  const rows = await database.query<StoredVersion>(
    `SELECT v.* FROM content_version v WHERE ${RUNS} AND 'popup' = ANY (v.placements)
       AND NOT EXISTS (
         SELECT FROM announcement_read r WHERE r.user_id = $2 AND r.content_id = v.id)
     ORDER BY v.start_time DESC, v.id DESC LIMIT $3::integer`,
    [String(nowMs), userId, limit],
  )
  return rows.map(readVersion)
}

export function listAnnouncements(
  database: Queryable,
  { userId, nowMs }: Reading,
  paging: Paging,
): Promise<CountedPage<Announcement>> {
  return loadPage(
    database,
    {
      columns: COLUMNS,
      from: `${OF_READER} WHERE ${IS_LISTED}`,
      parameters: [String(nowMs), userId],
      order: { by: 'v.start_time', id: 'v.id' },
      read: readAnnouncement,
    },
    paging,
  )
}

/** Wherever it stands. */
export async function loadAnnouncement(
  database: Queryable,
  { userId, nowMs }: Reading,
  id: string,
): Promise<Announcement | undefined> {
  const rows = await database.query<StoredAnnouncement>(
    `SELECT ${COLUMNS} ${OF_READER} WHERE ${RUNS} AND v.id = $3`,
    [String(nowMs), userId, id],
  )
  return rows.map(readAnnouncement)[0]
}

/** The ids of those before (older) and after (newer) it in the list. */
export async function loadNeighbours(
  database: Queryable,
  { id, startMs }: Pick<ContentVersion, 'id' | 'startMs'>,
  nowMs: number,
): Promise<{ readonly older: string | null; readonly newer: string | null }> {
  const [row] = await database.query<{ older: string | null; newer: string | null }>(
    `SELECT
       (SELECT v.id FROM content_version v
        WHERE ${IS_LISTED} AND (v.start_time, v.id) < ($2::bigint, $3)
        ORDER BY v.start_time DESC, v.id DESC LIMIT 1) AS older,
       (SELECT v.id FROM content_version v
        WHERE ${IS_LISTED} AND (v.start_time, v.id) > ($2::bigint, $3)
        ORDER BY v.start_time, v.id LIMIT 1) AS newer`,
    [String(nowMs), String(startMs ?? 0), id],
  )
  return { older: row?.older ?? null, newer: row?.newer ?? null }
}

/** Those of the ids that run; without ids all of them. */
export async function insertRead(
  database: Queryable,
  { userId, nowMs }: Reading,
  ids: readonly string[] | undefined,
): Promise<void> {
  await database.query(
    `INSERT INTO announcement_read (user_id, content_id, time)
     SELECT $2, v.id, $1::bigint FROM content_version v
     WHERE ${RUNS} AND ($3::text[] IS NULL OR v.id = ANY ($3::text[]))
     ON CONFLICT DO NOTHING`,
    [String(nowMs), userId, ids ?? null],
  )
}

/** What `countUnreadOf` counts of one. */
export function unreadAnnouncementsPart(nowMs: () => number): Part<number> {
  return partOf(
    () =>
      pieceOf(
        `(SELECT count(*) FROM content_version v JOIN app_user u ON u.id = $1
          WHERE ${RUNS_AT_SECOND} AND ${LISTED} AND NOT ${IS_READ}) AS unread_announcements`,
        [String(nowMs())],
      ),
    ({ unread_announcements: count }: { readonly unread_announcements: bigint }) => Number(count),
  )
}

/** By the user's id; none for one who has read all. */
export async function countUnreadOf(
  database: Queryable,
  userIds: readonly string[],
  nowMs: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await database.query<{ id: string; unread: bigint }>(
    `SELECT u.id, count(*) AS unread FROM content_version v
     JOIN app_user u ON u.id = ANY ($2::text[])
     WHERE ${IS_LISTED} AND NOT ${IS_READ} GROUP BY u.id`,
    [String(nowMs), userIds],
  )
  return new Map(rows.map(({ id, unread }) => [id, Number(unread)]))
}

function readAnnouncement(row: StoredAnnouncement): Announcement {
  return { version: readVersion(row), isRead: row.is_read }
}
