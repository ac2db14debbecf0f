// A fresh database for a test: on the PostgreSQL server of this run of tests, else on PGlite.

import type { Database } from '@fairtick/server/platform/database'
import { openPgliteTestDatabase } from './pglite-test-database.ts'
import { openPostgresTestDatabase, TEST_POSTGRES } from './postgres-test-database.ts'
import { slowIfAsked } from './slow-database.ts'

export type TestDatabase = Database & {
  /** As the owner of the tables, past the rights of the run-time role: to plant and to look. */
  readonly asOwner: (sql: string) => Promise<void>
}

/** With the real schema and nothing in it, as the run-time role. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env[TEST_POSTGRES] ?? ''
  const open = serverUrl === '' ? openPgliteTestDatabase() : openPostgresTestDatabase(serverUrl)
  return slowIfAsked(await open)
}
