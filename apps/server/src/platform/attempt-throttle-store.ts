// All SQL of `throttle`.

import type { Queryable } from './database.ts'

/**
 * Counts one try of `key`; false while it has to wait. The first five are free of waiting, also
 * where one that read the clock earlier is counted after another.
 */
export async function countTry(
  database: Queryable,
  key: string,
  nowMs: number,
  rule: {
    readonly freeTries: number
    readonly firstWaitMs: number
    readonly longestWaitMs: number
    readonly forgetAfterMs: number
  },
): Promise<boolean> {
  const rows = await database.query(
    `INSERT INTO throttle AS t VALUES ($1, 1, $2, 0)
     ON CONFLICT (key) DO UPDATE SET last_time = greatest(t.last_time, $2),
       tries = CASE WHEN t.last_time <= $2 - $6::bigint THEN 1 ELSE t.tries + 1 END,
       next_time = CASE
         WHEN t.last_time <= $2 - $6::bigint OR t.tries + 1 < $3 THEN 0
         ELSE $2 + least($4::bigint << least(t.tries + 1 - $3, 20), $5::bigint)
       END
     WHERE t.next_time <= $2 RETURNING key`,
    [key, nowMs, rule.freeTries, rule.firstWaitMs, rule.longestWaitMs, rule.forgetAfterMs],
  )
  return rows.length === 1
}

/** Spends one of `budget` tries that come back one every `everyMs`; false when none is left. */
export async function spendTry(
  database: Queryable,
  key: string,
  nowMs: number,
  rule: { readonly budget: number; readonly everyMs: number },
): Promise<boolean> {
  const rows = await database.query(
    `INSERT INTO throttle AS t VALUES ($1, 1, $2, $2 + $3::bigint)
     ON CONFLICT (key) DO UPDATE SET last_time = $2, tries = t.tries + 1,
       next_time = greatest(t.next_time, $2) + $3::bigint
     WHERE greatest(t.next_time, $2) + $3::bigint - $2 <= $4::bigint RETURNING key`,
    [key, nowMs, rule.everyMs, rule.budget * rule.everyMs],
  )
  return rows.length === 1
}

/** Gives back what `spendTry` spent: it came to nothing. */
export async function returnTry(
  database: Queryable,
  key: string,
  { everyMs }: { readonly everyMs: number },
): Promise<void> {
  const sql = 'UPDATE throttle SET tries = tries - 1, next_time = next_time - $2 WHERE key = $1'
  await database.query(sql, [key, everyMs])
}

export async function loadNextTime(database: Queryable, key: string): Promise<number> {
  const [row] = await database.query<{ next_time: bigint }>(
    'SELECT next_time FROM throttle WHERE key = $1',
    [key],
  )
  return Number(row?.next_time ?? 0)
}

export async function deleteThrottle(database: Queryable, key: string): Promise<void> {
  await database.query('DELETE FROM throttle WHERE key = $1', [key])
}

/** Those that no wait can depend on any more. */
export async function deleteOldThrottles(database: Queryable, lastBeforeMs: number): Promise<void> {
  await database.query('DELETE FROM throttle WHERE last_time <= $1', [lastBeforeMs])
}
