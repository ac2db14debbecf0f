// Takes messages out of the outbox, in order, each in the transaction of what it causes.

import type { Database, Queryable } from './database.ts'

/** Messages handled in one transaction. */
const BATCH_SIZE = 50

/**
 * Hands every waiting message to `handle` and deletes it in the same transaction: what it causes
 * happens once, however often the server stops in between. Returns how many there were.
 */
export async function drainOutbox<Message>(
  database: Database,
  handle: (tx: Queryable, message: Message) => Promise<void>,
): Promise<number> {
  let handled = 0
  for (;;) {
    const count = await database.transaction(async (tx) => {
      const rows = await tx.query<{ id: bigint; payload: Message }>(
        `SELECT id, payload FROM outbox ORDER BY id LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED`,
      )
      for (const { payload } of rows) await handle(tx, payload)
      await tx.query('DELETE FROM outbox WHERE id = ANY ($1::text[]::bigint[])', [
        rows.map(({ id }) => String(id)),
      ])
      return rows.length
    })
    handled += count
    if (count < BATCH_SIZE) return handled
  }
}
