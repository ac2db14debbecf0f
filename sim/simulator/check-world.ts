// What must hold after every step of a simulated run, and what must hold at its end.

import { reconcile } from '@fairtick/server/engine/reconciliation'
import { verifyTape } from '@fairtick/server/engine/verify/verify-tape'
import type { World } from './world.ts'

/** Safety: holds whatever happened, also while answers are missing. */
export async function checkStep({ database, customers, engine }: World): Promise<string[]> {
  const books = await reconcile(database)
  const rows = await database.query<{ finding: string }>(
    `SELECT 'due but not settled: ' || id AS finding FROM option_order
     WHERE result IS NULL AND expiry_time < (SELECT max(last_time) FROM tape_block)
     UNION ALL
     SELECT 'settled before its expiry: ' || id FROM option_order WHERE close_time < expiry_time
     UNION ALL
     SELECT 'entries of ' || o.id || ': ' || count(e.number) FROM option_order o
     LEFT JOIN journal_entry e ON e.cause_id = o.id
     GROUP BY o.id, o.result HAVING count(e.number) <> CASE WHEN o.result IS NULL THEN 1 ELSE 2 END
     UNION ALL
     SELECT 'tape does not go on after ' || last_position FROM (
       SELECT last_position, last_time, lead(first_position) OVER tape AS next_position,
              lead(first_time) OVER tape AS next_time
       FROM tape_block WINDOW tape AS (ORDER BY first_position)) AS blocks
     WHERE next_position <> last_position + 1 OR next_time < last_time`,
  )
  const kept = await optionIds(database)
  const lost = boughtIds(customers.asked).filter((id) => !kept.has(id))
  return [
    ...rows.map(({ finding }) => finding),
    ...lost.map((id) => `acknowledged and gone: ${id}`),
    ...(books.isClean ? [] : [`books: ${JSON.stringify(books)}`]),
    ...customers.findings(),
    ...(engine().notReady() === 'a broken invariant keeps the engine down' ? ['engine down'] : []),
  ]
}

/** When every key has its outcome: what was acknowledged, no more, all of it from the records. */
export async function checkEnd(world: World): Promise<string[]> {
  const { database, customers } = world
  const told = boughtIds(customers.asked)
  const kept = await optionIds(database)
  const open = customers.asked.filter(({ outcome }) => outcome === undefined)
  return [
    ...(await checkStep(world)),
    ...open.map(({ key }) => `never answered: ${key.key}`),
    ...(new Set(told).size === told.length ? [] : ['one option under two keys']),
    ...(kept.size === told.length ? [] : [`${kept.size} options, ${told.length} acknowledged`]),
    ...(await verifyTape(database, 'genesis')).findings,
  ]
}

function boughtIds(asked: World['customers']['asked']): string[] {
  return asked.flatMap(({ outcome }) =>
    outcome?.kind === 'option-bought' ? [outcome.option.id] : [],
  )
}

async function optionIds(database: World['database']): Promise<Set<string>> {
  const rows = await database.query<{ id: string }>('SELECT id FROM option_order')
  return new Set(rows.map(({ id }) => id))
}
