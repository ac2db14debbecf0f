// SQL about which links customers have to be notified of.

import type { Queryable } from '../../platform/database.ts'
import type { LinkStatus } from './link-row.ts'

export type UnnotifiedLink = {
  readonly id: string
  readonly laterUserId: string
  readonly earlierUserId: string
  readonly status: LinkStatus
  /** Since when it has that status. */
  readonly sinceMs: number
  /** One of them invited the other, at some level. */
  readonly isTeam: boolean
  /** While it is open, breaks and limits of the earlier account hold for the later one. */
  readonly isBinding: boolean
  /** Who has a message about it already. */
  readonly notifiedIds: readonly string[]
}

const NOTIFIED_AT_ONCE = 100

/** Some that wait; from now on they count as done, if the transaction comes to be. */
export async function takeUnnotified(
  tx: Queryable,
  nowMs: number,
): Promise<readonly UnnotifiedLink[]> {
  const rows = await tx.query<StoredUnnotified>(
    `UPDATE account_link l SET notified_time = $1::bigint
     FROM app_user a, app_user b
     WHERE l.id IN (SELECT id FROM account_link WHERE notified_time IS NULL
                    ORDER BY found_time, id LIMIT ${NOTIFIED_AT_ONCE} FOR UPDATE SKIP LOCKED)
       AND a.id = l.later_user_id AND b.id = l.earlier_user_id
     RETURNING l.id, l.later_user_id, l.earlier_user_id, l.status,
       coalesce(l.decided_time, l.found_time) AS since,
       coalesce(b.id IN (a.inviter_id, a.second_inviter_id, a.third_inviter_id), false)
         OR coalesce(a.id IN (b.inviter_id, b.second_inviter_id, b.third_inviter_id), false)
         AS is_team,
       l.binds,
       ARRAY(SELECT DISTINCT m.user_id FROM message m WHERE m.user_id IN (a.id, b.id)
             AND starts_with(m.cause, 'account-link:' || l.id || ':')) AS notified_ids`,
    [String(nowMs)],
  )
  return rows.map((row) => ({
    ...{ id: row.id, laterUserId: row.later_user_id, earlierUserId: row.earlier_user_id },
    ...{ status: row.status, sinceMs: Number(row.since), isTeam: row.is_team },
    ...{ isBinding: row.binds, notifiedIds: row.notified_ids },
  }))
}

/** Of links that wait: a server that died may not have applied them. */
export async function listUnnotifiedUsers(database: Queryable): Promise<readonly string[]> {
  const rows = await database.query<{ id: string }>(
    `SELECT DISTINCT unnest(ARRAY[later_user_id, earlier_user_id]) AS id
     FROM account_link WHERE notified_time IS NULL ORDER BY id LIMIT 500`,
  )
  return rows.map(({ id }) => id)
}

type StoredUnnotified = {
  readonly id: string
  readonly later_user_id: string
  readonly earlier_user_id: string
  readonly status: LinkStatus
  readonly since: bigint
  readonly is_team: boolean
  readonly binds: boolean
  readonly notified_ids: readonly string[]
}
