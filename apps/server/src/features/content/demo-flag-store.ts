// Whether all of this installation is made up, to be shown around (`npm run seed:demo`).

import type { Queryable } from '../../platform/database.ts'

export async function isDemo(database: Queryable): Promise<boolean> {
  return (await database.query('SELECT FROM demo_mark')).length > 0
}

/** For good, before anything else is there. Throws where there is anybody or any price already. */
export async function markAsDemo(database: Queryable, timeMs: number): Promise<void> {
  const marked = await database.query(
    `INSERT INTO demo_mark SELECT 1, $1::bigint
     WHERE NOT EXISTS (SELECT FROM app_user) AND NOT EXISTS (SELECT FROM tape_block)
     ON CONFLICT DO NOTHING RETURNING id`,
    [String(timeMs)],
  )
  if (marked.length === 0) throw new Error('only an installation without any data can be a demo')
}
