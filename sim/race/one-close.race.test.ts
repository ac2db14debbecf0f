// REL-4 over HTTP on PostgreSQL, where reads and commits go side by side.

import { startPostgresServer, whyNoPostgres } from '@fairtick/testkit/postgres-server'
import { openPostgresTestDatabase } from '@fairtick/testkit/postgres-test-database'
import { describe, expect, test } from 'vitest'
import { raceCloses } from './one-close.ts'

/** Of ten positions each: the 500 of REL-4. */
const ROUNDS = 50

describe.skipIf(whyNoPostgres() !== undefined)('on PostgreSQL', () => {
  test('two closes, a batch, TP, SL and a stop-out at once make one close (REL-4)', async () => {
    const server = await startPostgresServer()
    const database = await openPostgresTestDatabase(server)
    const { findings, wins } = await raceCloses(database, ROUNDS)
    await database.close()
    await server.remove()
    console.log(`closed by ${JSON.stringify(wins)}`)
    expect(findings).toEqual([])
    // None of them may always be the first: then nothing was raced.
    expect(Object.keys(wins).sort()).toEqual(
      expect.arrayContaining(['manual', 'stop_loss', 'stop_out', 'take_profit']),
    )
  })
})
