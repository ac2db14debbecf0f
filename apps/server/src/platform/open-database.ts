// Opens the configured database with its schema up to date; from then on it is the run-time role's.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { ensureSchema, hasSchema, type PostgresPlace } from './migrate-postgres.ts'
import { migratePglite, openPglite, pgliteDatabase } from './pglite-database.ts'
import { openPostgres, type PoolLimits } from './postgres-database.ts'
import { type ShareOfTime, takeShare } from './share-of-time.ts'

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

/** Few connections and short statements: a flood of chats waits for itself alone (REL-35). */
const CHAT_POOL: PoolLimits = { size: 4, statementTimeoutMs: 1_000 }

/** Of the one connection of the embedded database: a quarter of its time, and a short queue. */
const CHAT_SHARE: ShareOfTime = {
  ...{ what: 'the chat', restTimes: 3, maxWaiting: 100, retryAfterMs: 2_000 },
  monotonicMs: () => performance.now(),
  pause,
}

/** For what must never hold up an order. */
export function openChatPool(place: DatabasePlace, database: Database): Database {
  if (place.kind === 'pglite') {
    return { ...takeShare(database, CHAT_SHARE), close: async () => {} }
  }
  return openPostgres(place.url, undefined, CHAT_POOL)
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
