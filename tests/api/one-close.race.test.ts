// REL-4 over HTTP on PostgreSQL, where reads and commits go side by side.

import {
  type PostgresServer,
  startPostgresServer,
  whyNoPostgres,
} from '@fairtick/server/test/database/postgres-server'
import { openPostgresTestDatabase } from '@fairtick/server/test/database/postgres-test-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { raceCloses } from './one-close.ts'

/** Of ten positions each: the 500 of REL-4. */
const ROUNDS = 50

describe.skipIf(whyNoPostgres() !== undefined)('on PostgreSQL', () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await startPostgresServer()
  })
  afterAll(() => server?.remove())

  test('two closes, a batch, TP, SL and a stop-out at once make one close (REL-4)', async () => {
    const database = await openPostgresTestDatabase(server.url)
    const { findings, wins } = await raceCloses(database, ROUNDS)
    await database.close()
    console.log(`closed by ${JSON.stringify(wins)}`)
    expect(findings).toEqual([])
    // None of them may always be the first: then nothing was raced.
    expect(Object.keys(wins).sort()).toEqual(
      expect.arrayContaining(['manual', 'stop_loss', 'stop_out', 'take_profit']),
    )
  })
})
