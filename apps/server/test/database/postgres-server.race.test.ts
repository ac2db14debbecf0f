// The test server itself: comes up, keeps what was committed over a crash, leaves no trace.

import { openDatabase } from '@fairtick/server/platform/open-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PostgresServer, startPostgresServer, whyNoPostgres } from './postgres-server.ts'

describe.skipIf(whyNoPostgres() !== undefined)('a PostgreSQL server for tests', () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await startPostgresServer()
  })
  afterAll(() => server?.remove())

  test('the schema of the product runs on it, as on PGlite', async () => {
    const database = await openDatabase({ kind: 'postgres', url: await server.newDatabase() })
    const [row] = await database.query('SELECT current_user AS role, 5::bigint AS number')
    expect(row).toEqual({ role: 'fairtick_app', number: 5n })
    await database.close()
  })

  test('after a crash it has what was committed', async () => {
    const url = await server.newDatabase()
    const before = await openDatabase({ kind: 'postgres', url })
    await before.query('UPDATE engine_lease SET epoch = 7')
    await before.close()
    await server.crash()
    await server.start()
    const after = await openDatabase({ kind: 'postgres', url })
    expect(await after.query('SELECT epoch FROM engine_lease')).toEqual([{ epoch: 7n }])
    await after.close()
  })
})
