// What a thief of the run-time role of the database plants: none of it acts, all of it is found.

import {
  createSettableClock,
  type EngineFixture,
  openEngine,
} from '@fairtick/server/engine/engine-fixture'
import { findUnauthorised } from '@fairtick/server/features/authority/public'
import { createLog } from '@fairtick/server/platform/log'
import { openReconciliationMonitor } from '@fairtick/server/roles/reconciliation-monitor'
import { BOTH_DATABASES, isMissing } from '@fairtick/server/test/database/both-databases'
import type { TestDatabase } from '@fairtick/server/test/database/test-database'
import { drainTestInbox, TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const rowSeal = TEST_ROW_SEAL

describe.each(BOTH_DATABASES)('with the run-time role of %s a thief', (name, open) => {
  let database: TestDatabase
  let engine: EngineFixture
  beforeEach(async () => {
    database = await open()
    engine = await openEngine(database, createSettableClock())
    await engine.open('victim', '100')
  })
  afterEach(async () => {
    await engine.stop()
    await database.close()
  })

  it.skipIf(isMissing(name))('credits nothing by a row of the inbox', async () => {
    const books = openReconciliationMonitor({ database, log: createLog('silent'), rowSeal })
    expect((await books.reconcileNow()).isClean).toBe(true)
    await database.query(
      `INSERT INTO engine_inbox (cause, command, time, seal)
       VALUES ('adjustment:x', '["adjust-balance","victim","x","123456"]', 1, 'made up')`,
    )
    await drainTestInbox(database, engine.ask)
    const [row] = await database.query('SELECT cash FROM account')
    expect(row).toEqual({ cash: 100_000_000n })
    expect(await findUnauthorised(database, rowSeal)).toEqual([
      'engine_inbox: row 1 (adjustment:x) was set aside, no slice made it: ' +
        '["adjust-balance","victim","x","123456"]',
    ])
    expect(await books.reconcileNow()).toMatchObject({ isClean: false, differing: [] })
    expect([books.areClean(), books.isAuthorised()]).toEqual([false, false])
  })
})
