// For tests whose subject is SQL: the same on PGlite and on the PostgreSQL server of the run.

import { openPgliteTestDatabase } from './pglite-test-database.ts'
import { whyNoPostgres } from './postgres-server.ts'
import { openPostgresTestDatabase, TEST_POSTGRES } from './postgres-test-database.ts'
import type { TestDatabase } from './test-database.ts'

/** For `describe.each`: a name, and how a fresh database is opened there. */
export const BOTH_DATABASES: readonly [string, () => Promise<TestDatabase>][] = [
  ['PGlite', openPgliteTestDatabase],
  ['PostgreSQL', () => openPostgresTestDatabase(process.env[TEST_POSTGRES] ?? '')],
]

/** For `it.skipIf`. */
export function isMissing(name: string): boolean {
  return name === 'PostgreSQL' && whyNoPostgres() !== undefined
}
