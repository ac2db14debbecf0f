// SQL of who joined which activity: which version of its rules they accepted, and when.

import type { Queryable } from '../../platform/database.ts'
import { type CountedPage, loadPage, type Paging } from '../../platform/list-page.ts'

export type ActivityJoin = {
  readonly userId: string
  readonly version: number
  readonly timeMs: number
}

export type NewJoin = ActivityJoin & { readonly item: string; readonly contentId: string }

/** Who has joined under this version has joined. */
export async function insertJoin(database: Queryable, join: NewJoin): Promise<void> {
  const { userId, item, contentId, version, timeMs } = join
  await database.query(
    `INSERT INTO activity_join (user_id, item, content_id, version, time)
     VALUES ($1, $2, $3, $4, $5::bigint) ON CONFLICT (user_id, content_id) DO NOTHING`,
    [userId, item, contentId, version, String(timeMs)],
  )
}

/** Of each activity the newest version that they accepted. */
export async function listOwnJoins(
  database: Queryable,
  userId: string,
): Promise<ReadonlyMap<string, ActivityJoin>> {
  const rows = await database.query<StoredJoin>(
    `SELECT DISTINCT ON (item) * FROM activity_join WHERE user_id = $1 ORDER BY item, version DESC`,
    [userId],
  )
  return new Map(rows.map((row) => [row.item, readJoin(row)]))
}

/** People, not versions. */
export async function countJoined(database: Queryable, item: string): Promise<number> {
  const sql = 'SELECT count(DISTINCT user_id) AS joined FROM activity_join WHERE item = $1'
  const [row] = await database.query<{ joined: bigint }>(sql, [item])
  return Number(row?.joined ?? 0)
}

/** Newest first. */
export function listJoins(
  database: Queryable,
  item: string,
  paging: Paging,
): Promise<CountedPage<ActivityJoin>> {
  const from = 'FROM activity_join WHERE item = $1'
  const order = { by: 'number' }
  return loadPage(database, { from, parameters: [item], order, read: readJoin }, paging)
}

type StoredJoin = {
  readonly user_id: string
  readonly item: string
  readonly version: number
  readonly time: bigint
}

function readJoin({ user_id, version, time }: StoredJoin): ActivityJoin {
  return { userId: user_id, version, timeMs: Number(time) }
}
