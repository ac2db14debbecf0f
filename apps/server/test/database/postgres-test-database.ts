// A fresh database for a test on a real PostgreSQL server, with its owner's hand for planting.

import { openPostgres } from '@fairtick/server/platform/postgres-database'
import pg from 'pg'
import type { TestDatabase } from './owned-database.ts'
import { createTestDatabase } from './postgres-server.ts'
import { changesSchema, readSeedRows, resetScript, type SeedRows } from './reset-database.ts'

/** `url` of the PostgreSQL server that a run of tests shares; empty: all run on PGlite. */
export const TEST_POSTGRES = 'FAIRTICK_TEST_POSTGRES'

/** Addresses of databases that a test of this process is through with, by server. */
const unused = new Map<string, string[]>()
let seeds: SeedRows | undefined

/** Nobody else may hold a lock while the tables are emptied. */
const END_OTHERS = `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`

/** `serverUrl` is `url` of a PostgresServer. */
export async function openPostgresTestDatabase(serverUrl: string): Promise<TestDatabase> {
  const used = unused.get(serverUrl)?.pop()
  const url = used ?? (await createTestDatabase(serverUrl))
  // One connection, so what the owner keeps in temporary tables stays.
  const owner = new pg.Client({ connectionString: url })
  // A test may kill the server; the next statement of the owner tells.
  owner.on('error', () => {})
  await owner.connect()
  if (used !== undefined) await owner.query(END_OTHERS)
  seeds ??= await readSeedRows(async (sql) => (await owner.query(sql)).rows)
  if (used !== undefined) await owner.query(resetScript(seeds))
  const database = openPostgres(url)
  let isAltered = false
  return {
    ...database,
    asOwner: async (sql) => {
      isAltered ||= changesSchema(sql)
      await owner.query(sql)
    },
    close: async () => {
      await owner.end()
      await database.close()
      if (!isAltered) unused.set(serverUrl, [...(unused.get(serverUrl) ?? []), url])
    },
  }
}
