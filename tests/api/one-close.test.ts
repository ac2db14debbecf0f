// REL-4 over HTTP on PGlite.

import { openTestDatabase } from '@fairtick/server/test/database/test-database'
import { expect, test } from 'vitest'
import { raceCloses } from './one-close.ts'

test('two closes, a batch, TP, SL and a stop-out at once make one close (REL-4)', async () => {
  const database = await openTestDatabase()
  const { findings, wins } = await raceCloses(database, 10)
  await database.close()
  console.log(`closed by ${JSON.stringify(wins)}`)
  expect(findings).toEqual([])
})
