// Opens the configured database with its schema up to date; from then on it is the run-time role's.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { ensureSchema, hasSchema, type PostgresPlace } from './migrate-postgres.ts'
import { migratePglite, openPglite, pgliteDatabase } from './pglite-database.ts'
import { openPostgres } from './postgres-database.ts'

export type DatabasePlace = PostgresPlace | { readonly kind: 'pglite'; readonly folder: string }

/**
 * Throws FolderInUse when another server holds the folder, SchemaNotReady when the schema is behind
 * and nobody is named who may change it. PostgreSQL is given up after `answerTimeoutMs` without an
 * answer; without one, after the time that a server can wait.
 */
export async function openDatabase(
  place: DatabasePlace,
  answerTimeoutMs?: number,
): Promise<Database> {
  if (place.kind === 'postgres') {
    await ensureSchema(place)
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
  return place.kind === 'pglite'
    ? existsSync(join(pgliteFolder(place.folder), 'PG_VERSION'))
    : await hasSchema(place.url)
}

function pgliteFolder(dataFolder: string): string {
  return join(dataFolder, 'database')
}
