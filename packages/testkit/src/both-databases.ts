// For tests whose subject is SQL: the same on PGlite and on a PostgreSQL server of their own.

import { type PostgresServer, startPostgresServer, whyNoPostgres } from './postgres-server.ts'
import { openPostgresTestDatabase } from './postgres-test-database.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

let server: PostgresServer | undefined

/** For `describe.each`: a name, and how a fresh database is opened there. */
export const BOTH_DATABASES: readonly [string, () => Promise<TestDatabase>][] = [
  ['PGlite', openTestDatabase],
  [
    'PostgreSQL',
    async () => {
      server ??= await startPostgresServer()
      return await openPostgresTestDatabase(server)
    },
  ],
]

/** For `it.skipIf`. */
export function isMissing(name: string): boolean {
  return name === 'PostgreSQL' && whyNoPostgres() !== undefined
}

/** For `afterAll`: stops the server of this file, if one was started. */
export async function removeServer(): Promise<void> {
  await server?.remove()
}
