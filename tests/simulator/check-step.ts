// Safety: what must hold after every step of a simulated run, also while answers are missing.

import { verifyTape } from '@fairtick/server/engine/verify/verify-tape'
import { findLostContracts } from './check-contracts.ts'
import { findLostMoney, WRONG_MONEY } from './check-money.ts'
import { WRONG_COPIES } from './generate-copying.ts'
import type { World } from './world.ts'

/** What the tables themselves tell, and the customers. Each finding is a sentence. */
export async function checkStep(world: World): Promise<string[]> {
  const { database, customers, engine } = world
  const books = await world.reconcile()
  const rows = [
    ...(await database.query<{ finding: string }>(WRONG_ROWS)),
    ...(await database.query<{ finding: string }>(WRONG_MONEY)),
    ...(await database.query<{ finding: string }>(WRONG_COPIES)),
  ]
  const kept = new Set(await optionIds(world))
  const lost = boughtIds(world).filter((id) => !kept.has(id))
  return [
    ...rows.map(({ finding }) => finding),
    ...lost.map((id) => `acknowledged and gone: ${id}`),
    ...(await findLostContracts(world)),
    ...(await findLostMoney(world)),
    ...(books.isClean ? [] : [`books: ${JSON.stringify(books)}`]),
    ...customers.findings(),
    ...(engine().notReady() === 'a broken invariant keeps the engine down' ? ['engine down'] : []),
  ]
}

/** Everything is replayed from the first record, and the tables must be what comes out. */
export async function checkReplay({ database }: World): Promise<readonly string[]> {
  return (await verifyTape(database, 'genesis')).findings
}

const WRONG_ROWS = `
  SELECT 'due but not settled: ' || id AS finding FROM option_order
  WHERE result IS NULL AND expiry_time < (SELECT max(last_time) FROM tape_block)
  UNION ALL
  SELECT 'settled before its expiry: ' || id FROM option_order WHERE close_time < expiry_time
  UNION ALL
  SELECT 'entries of ' || o.id || ': ' || count(e.number) FROM option_order o
  LEFT JOIN journal_entry e ON e.cause_id = o.id
  GROUP BY o.id, o.result HAVING count(e.number) <> CASE WHEN o.result IS NULL THEN 1 ELSE 2 END
  UNION ALL
  SELECT 'closed and open lots of ' || o.id || ' are not all' FROM contract o
  LEFT JOIN contract_close c ON c.order_id = o.id WHERE o.status IN ('trading', 'closed')
  GROUP BY o.id, o.lots, o.lots_open HAVING coalesce(sum(c.lots), 0) + o.lots_open <> o.lots
  UNION ALL
  SELECT 'owes without a position: ' || id FROM account a
  WHERE cash < 0 AND NOT EXISTS (
    SELECT FROM contract o WHERE o.account_id = a.id AND o.status = 'trading')
  UNION ALL
  SELECT 'a level of ' || order_id || ' closed a part' FROM contract_close c
  JOIN contract o ON o.id = c.order_id
  WHERE c.reason IN ('take_profit', 'stop_loss', 'stop_out') AND o.lots_open > 0
  UNION ALL
  SELECT 'tape does not go on after ' || last_position FROM (
    SELECT last_position, last_time, lead(first_position) OVER tape AS next_position,
           lead(first_time) OVER tape AS next_time
    FROM tape_block WINDOW tape AS (ORDER BY first_position)) AS blocks
  WHERE next_position <> last_position + 1 OR next_time < last_time`

/** The options that customers were told they have. */
export function boughtIds({ customers }: World): string[] {
  return customers.asked.flatMap(({ outcome }) =>
    outcome?.kind === 'option-bought' ? [outcome.option.id] : [],
  )
}

/** The options that are in the books. */
export async function optionIds({ database }: World): Promise<string[]> {
  const rows = await database.query<{ id: string }>('SELECT id FROM option_order')
  return rows.map(({ id }) => id)
}
