// A watchlist that is kept is the stored one, also where it was read while it was changed.

import { openTestDatabase } from '@fairtick/server/test/database/test-database'
import { insertMember } from '@fairtick/server/test/team-members'
import { createTestBus } from '@fairtick/server/test/test-bus'
import { expect, it } from 'vitest'
import { openWatchlists } from './watchlists.ts'

it('what was read before a change and arrives after it is not kept', async () => {
  const database = await openTestDatabase()
  await insertMember(database, 'hana')
  let arrival: Promise<void> | undefined
  const slow = {
    ...database,
    query: async <Row extends object>(sql: string, parameters?: readonly unknown[]) => {
      const rows = await database.query<Row>(sql, parameters)
      if (sql.startsWith('SELECT')) await arrival
      return rows
    },
  }
  const watchlists = openWatchlists(slow, createTestBus())
  const held = Promise.withResolvers<void>()
  arrival = held.promise
  const before = watchlists.of('hana')
  await watchlists.set('hana', 'BTCUSDT', true)
  held.resolve()
  expect(await before).toEqual([])
  expect(await watchlists.of('hana')).toEqual(['BTCUSDT'])
  // At once, now that it is kept.
  expect(watchlists.of('hana')).toEqual(['BTCUSDT'])
  await database.close()
})
