// The suites of the server that need a database, once more on a real PostgreSQL.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type PostgresServer,
  startPostgresServer,
  whyNoPostgres,
} from '@fairtick/testkit/postgres-server'
import { runTestsOn } from '@fairtick/testkit/test-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const SERVER = join(import.meta.dirname, '../apps/server/src')
const suites = globSync('**/*.test.ts', { cwd: SERVER })
  .filter((path) => !/\.(race|long)\.test\.ts$|pglite/.test(path))
  .filter((path) => readFileSync(join(SERVER, path), 'utf8').includes('openTestDatabase'))
  .sort()

describe.skipIf(whyNoPostgres() !== undefined)('on PostgreSQL', () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await startPostgresServer()
    runTestsOn(server)
  })
  afterAll(() => server?.remove())

  test('the engine is among the suites that are run again', () => {
    expect(suites).toContain('engine/engine-host.test.ts')
  })
  for (const path of suites) {
    describe(path, async () => {
      await import(join(SERVER, path))
    })
  }
})
