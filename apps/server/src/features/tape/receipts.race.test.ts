// A receipt that is read while its order ends: all of it is of one moment.

import { type Receipt, readReceipt, type SignedReceipt } from '@fairtick/proof/receipt'
import { whyNoPostgres } from '@fairtick/server/test/database/postgres-server'
import { openTestDatabase } from '@fairtick/server/test/database/test-database'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createSettableClock, openEngine } from '../../engine/engine-fixture.ts'
import type { Database } from '../../platform/database.ts'
import { createSigningKey } from '../../platform/signing-key.ts'
import { issueReceipt } from './receipts.ts'

const signingKey = createSigningKey(Buffer.alloc(32, 7))
const KEYS = [{ id: signingKey.id, publicKey: signingKey.publicKey, since: 0 }]

/** `meanwhile` runs once, after the first reading of the postings. */
function interrupted(database: Database, meanwhile: () => Promise<unknown>): Database {
  let isDone = false
  return {
    ...database,
    transaction: (work) =>
      database.transaction((tx) =>
        work({
          query: async (sql, parameters) => {
            const rows = await tx.query(sql, parameters)
            if (!isDone && sql.includes('journal_entry')) {
              isDone = true
              await meanwhile()
            }
            return rows as never
          },
        }),
      ),
  }
}

describe.skipIf(whyNoPostgres() !== undefined)('a receipt', () => {
  test('has the result of an order with its posting, or neither', async () => {
    const database = await openTestDatabase()
    const engine = await openEngine(database, createSettableClock())
    onTestFinished(async () => {
      await engine.stop()
      await database.close()
    })
    await engine.open('a')
    await engine.tick('64000')
    await engine.buy('a', 'o')
    const settle = async () => {
      await engine.pass(20_000)
      await engine.tick('64001')
      await engine.pass(11_000)
    }
    const receiptOn = async (on: Database): Promise<Receipt> => {
      const parts = { database: on, signingKey, nowMs: Date.now }
      const signed = await issueReceipt(parts, { id: 'a', kind: 'practice' }, 'o')
      return (await readReceipt(signed as SignedReceipt, KEYS)) as Receipt
    }
    const during = await receiptOn(interrupted(database, settle))
    expect([during.entries.length, during.order]).toEqual([
      1,
      expect.objectContaining({ settlement: null }),
    ])
    const after = await receiptOn(database)
    expect([after.entries.length, after.order]).toEqual([
      2,
      expect.objectContaining({ settlement: expect.objectContaining({ result: 'win' }) }),
    ])
  })
})
