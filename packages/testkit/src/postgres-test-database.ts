// A fresh database for a test on a real PostgreSQL server, with its owner's hand for planting.

import { openDatabase } from '@fairtick/server/platform/open-database'
import pg from 'pg'
import type { PostgresServer } from './postgres-server.ts'
import type { TestDatabase } from './test-database.ts'

/** The owner has one connection of its own, so what it keeps in temporary tables stays. */
export async function openPostgresTestDatabase(server: PostgresServer): Promise<TestDatabase> {
  const url = await server.newDatabase()
  const database = await openDatabase({ kind: 'postgres', url })
  const owner = new pg.Client({ connectionString: url })
  // A test may kill the server; the next statement of the owner tells.
  owner.on('error', () => {})
  await owner.connect()
  return {
    ...database,
    asOwner: async (sql) => {
      await owner.query(sql)
    },
    close: async () => {
      await owner.end()
      await database.close()
    },
  }
}
