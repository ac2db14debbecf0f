// Who is the same person as a user, as far as anything is known (TR-10.7): nobody follows
// themselves through another account, and one identity leads once.

import type { Queryable } from '../../platform/database.ts'

/**
 * Other users with the same bank account or verified identity, whatever was decided about them, and
 * those linked otherwise whose link nobody has lifted: an open one counts, since it can be lifted.
 * Of `me`, a row with a `user_id`.
 */
const SAME_PERSON = `
  SELECT linked_users(me.user_id) AS user_id
  UNION
  SELECT earlier_user_id FROM account_link WHERE later_user_id = me.user_id AND status <> 'lifted'
  UNION
  SELECT later_user_id FROM account_link WHERE earlier_user_id = me.user_id AND status <> 'lifted'
  UNION
  SELECT o.user_id FROM link_signal m
  JOIN link_signal o ON o.kind = m.kind AND o.key_hash = m.key_hash
  WHERE m.user_id = me.user_id AND m.kind IN ('bank', 'identity')`

/** So many accounts of one person are enough to be found by. */
const MAX_ACCOUNTS = 500

/** The others who are. */
export async function listSamePerson(
  database: Queryable,
  userId: string,
): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ user_id: string }>(
    `SELECT one.user_id FROM (SELECT $1::text AS user_id) me CROSS JOIN LATERAL (${SAME_PERSON}) one
     WHERE one.user_id <> $1 ORDER BY one.user_id LIMIT ${MAX_ACCOUNTS}`,
    [userId],
  )
  return new Set(rows.map(({ user_id }) => user_id))
}

/** Of any two users; a user is the same person as themselves. */
export async function isSamePerson(
  database: Queryable,
  userId: string,
  otherId: string,
): Promise<boolean> {
  return userId === otherId || (await listSamePerson(database, userId)).has(otherId)
}

/** A follow that runs, of a leader who is the follower. */
export type OwnFollow = {
  readonly accountId: string
  readonly leaderId: string
  readonly begun: number
}

/** More wait for the next pass. */
const MAX_FOLLOWS = 500

/**
 * Follows that have to end since a link was found after they began (TR-10.7), of these users or of
 * all. Without those of which the engine will be asked already. Who is the same person as anybody
 * has a link, whatever became of it: nobody else is looked at.
 */
export async function listOwnFollows(
  database: Queryable,
  userIds: readonly string[] | undefined,
): Promise<readonly OwnFollow[]> {
  const rows = await database.query<{ account_id: string; leader_id: string; begun: bigint }>(
    `SELECT f.account_id, f.leader_id, f.begun FROM copy_follow f
     JOIN account me ON me.id = f.account_id
     JOIN account l ON l.id = f.leader_id
     WHERE f.ended_time IS NULL
       AND ($1::text[] IS NULL OR me.user_id = ANY ($1::text[]) OR l.user_id = ANY ($1::text[]))
       AND EXISTS (
         SELECT FROM account_link k WHERE me.user_id IN (k.later_user_id, k.earlier_user_id))
       AND EXISTS (SELECT FROM (${SAME_PERSON}) one WHERE one.user_id = l.user_id)
       AND NOT EXISTS (SELECT FROM engine_inbox i WHERE i.state = 'waiting'
         AND i.command ->> 0 = 'end-linked-follow' AND i.command ->> 1 = f.account_id
         AND i.command ->> 2 = f.leader_id AND i.command ->> 3 = f.begun::text)
     ORDER BY f.begun, f.account_id LIMIT ${MAX_FOLLOWS}`,
    [userIds ?? null],
  )
  return rows.map(({ account_id, leader_id, begun }) => ({
    ...{ accountId: account_id, leaderId: leader_id, begun: Number(begun) },
  }))
}
