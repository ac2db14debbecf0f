// Takes messages out of the outbox, in order, in the transaction of what they cause.

import type { Database, Queryable } from './database.ts'

/** Messages handled in one transaction. */
const BATCH_SIZE = 50

export type OutboxReader<Message, Effect> = {
  readonly handle: (tx: Queryable, batch: readonly Message[]) => Promise<readonly Effect[]>
  /** What the messages caused, once it is committed. */
  readonly onCommitted: (effects: readonly Effect[]) => void
}

/**
 * Hands every waiting message to the reader and deletes it in the same transaction: what it
 * causes happens once, however often the server stops in between.
 */
export async function drainOutbox<Message, Effect>(
  database: Database,
  reader: OutboxReader<Message, Effect>,
): Promise<void> {
  for (;;) {
    const { effects, count } = await database.transaction(async (tx) => {
      const rows = await tx.query<{ id: bigint; payload: Message }>(
        `SELECT id, payload FROM outbox ORDER BY id LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED`,
      )
      await tx.query('DELETE FROM outbox WHERE id = ANY ($1::text[]::bigint[])', [
        rows.map(({ id }) => String(id)),
      ])
      const batch = rows.map(({ payload }) => payload)
      return { effects: await reader.handle(tx, batch), count: rows.length }
    })
    reader.onCommitted(effects)
    if (count < BATCH_SIZE) return
  }
}

/** Puts a message into the outbox, in the transaction of what it tells of. */
export async function addToOutbox<Message extends { readonly topic: string }>(
  tx: Queryable,
  message: Message,
): Promise<void> {
  await tx.query('INSERT INTO outbox (topic, payload) VALUES ($1, $2::json)', [
    message.topic,
    JSON.stringify(message),
  ])
}
