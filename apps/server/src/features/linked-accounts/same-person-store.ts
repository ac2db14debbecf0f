// Who is the same person as a user, as far as anything is known (TR-10.7): nobody follows
// themselves through another account, and one identity leads once.

import type { Queryable } from '../../platform/database.ts'

/** So many accounts of one person are enough to be found by. */
const MAX_ACCOUNTS = 500

/**
 * Other users with the same bank account or verified identity, whatever was decided about them, and
 * those linked otherwise whose link nobody has lifted: an open one counts, since it can be lifted.
 */
export async function listSamePerson(
  database: Queryable,
  userId: string,
): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ user_id: string }>(
    `SELECT user_id FROM (
       SELECT linked_users($1) AS user_id
       UNION
       SELECT earlier_user_id FROM account_link WHERE later_user_id = $1 AND status <> 'lifted'
       UNION
       SELECT later_user_id FROM account_link WHERE earlier_user_id = $1 AND status <> 'lifted'
       UNION
       SELECT o.user_id FROM link_signal m
       JOIN link_signal o ON o.kind = m.kind AND o.key_hash = m.key_hash
       WHERE m.user_id = $1 AND m.kind IN ('bank', 'identity')) one
     WHERE user_id <> $1 ORDER BY user_id LIMIT ${MAX_ACCOUNTS}`,
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
