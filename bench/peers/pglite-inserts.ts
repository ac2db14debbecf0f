// The peer of orders on PGlite: one row inserted per transaction, each kept by the disk.

import type { Database } from '@fairtick/server/platform/database'

/** One after the other, as PGlite runs them. Transactions a second over `windowMs`. */
export async function measureInserts(database: Database, windowMs: number): Promise<number> {
  const startMs = performance.now()
  let inserted = 0
  for (; performance.now() < startMs + windowMs; inserted += 1) {
    await database.query(`INSERT INTO outbox (topic, payload) VALUES ($1, '{}')`, ['of the peer'])
  }
  const perSecond = inserted / ((performance.now() - startMs) / 1_000)
  await database.query('DELETE FROM outbox WHERE topic = $1', ['of the peer'])
  return perSecond
}
