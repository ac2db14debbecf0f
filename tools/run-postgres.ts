// For Vitest's `globalSetup`: the PostgreSQL server that all test files of a run share.

import { startPostgresServer, whyNoPostgres } from '@fairtick/server/test/database/postgres-server'
import { TEST_POSTGRES } from '@fairtick/server/test/database/postgres-test-database'

/**
 * Where there are no server programs every test runs on PGlite. Answers what ends it.
 * @public Vitest calls it.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (whyNoPostgres() !== undefined || process.env[TEST_POSTGRES] !== undefined) return undefined
  const server = await startPostgresServer({ keeps: false })
  process.env[TEST_POSTGRES] = server.url
  return async () => {
    delete process.env[TEST_POSTGRES]
    await server.remove()
  }
}
