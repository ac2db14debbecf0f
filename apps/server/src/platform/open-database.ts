// Opens the configured database, brings its schema up to date as the owner, then drops that right.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Database } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { migrate } from './migrate.ts'
import { migratePglite, openPglite, pgliteDatabase } from './pglite-database.ts'
import { openPostgres } from './postgres-database.ts'

export type DatabasePlace =
  | { readonly kind: 'postgres'; readonly url: string }
  | { readonly kind: 'pglite'; readonly folder: string }

/**
 * Throws FolderInUse when another server holds the folder. PostgreSQL is given up after
 * `answerTimeoutMs` without an answer; without one, after the time that a server can wait.
 */
export async function openDatabase(
  place: DatabasePlace,
  answerTimeoutMs?: number,
): Promise<Database> {
  if (place.kind === 'postgres') {
    await migratePostgres(place.url)
    return openPostgres(place.url, answerTimeoutMs)
  }
  const unlock = await lockFolder(place.folder)
  const pglite = await openPglite(pgliteFolder(place.folder))
  await migratePglite(pglite)
  const database = await pgliteDatabase(pglite)
  return {
    ...database,
    close: async () => {
      await database.close()
      await unlock()
    },
  }
}

/** Whether a server was ever started on it; makes nothing. */
export async function holdsInstallation(place: DatabasePlace): Promise<boolean> {
  if (place.kind === 'pglite') return existsSync(join(pgliteFolder(place.folder), 'PG_VERSION'))
  const client = new pg.Client({ connectionString: place.url })
  await client.connect()
  try {
    const { rows } = await client.query<{ table: string | null }>(
      `SELECT to_regclass('migration')::text AS table`,
    )
    return rows[0]?.table != null
  } finally {
    await client.end()
  }
}

function pgliteFolder(dataFolder: string): string {
  return join(dataFolder, 'database')
}

/** Two servers that start at once take turns here. */
const MIGRATION_LOCK = 7_316_001

async function migratePostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`)
    await migrate({
      exec: (sql) => client.query(sql),
      rows: async (sql) => (await client.query<{ name: string; hash: string }>(sql)).rows,
    })
  } finally {
    await client.end()
  }
}
