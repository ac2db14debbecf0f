// A fresh database for a test: on the PostgreSQL server of this run of tests, else on PGlite.

import type { TestDatabase } from './owned-database.ts'
import { openPgliteTestDatabase } from './pglite-test-database.ts'
import { openPostgresTestDatabase, TEST_POSTGRES } from './postgres-test-database.ts'
import { slowIfAsked } from './slow-database.ts'

export type { TestDatabase }

/** With the real schema and nothing in it, as the run-time role. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env[TEST_POSTGRES] ?? ''
  const open = serverUrl === '' ? openPgliteTestDatabase() : openPostgresTestDatabase(serverUrl)
  return slowIfAsked(await open)
}
