// The schema of a PostgreSQL database: made by its owner, and only looked at by the run-time role.

import pg from 'pg'
import { APP_ROLE, sqlState } from './database.ts'
import {
  APPLIED_MIGRATIONS,
  type AppliedMigration,
  type Migration,
  migrate,
  missingMigrations,
} from './migrate.ts'

export type PostgresPlace = {
  readonly kind: 'postgres'
  /** As whom the server works. */
  readonly url: string
  /** The owner of the tables, where that is another; used for the schema and nothing else. */
  readonly migrationUrl?: string | undefined
}

/** The database is not as this server needs it, and the role of DATABASE_URL may not make it so. */
export class SchemaNotReady extends Error {
  override readonly name = 'SchemaNotReady'
}

/** The owner's connection, which MIGRATION_URL names, failed. */
export class OwnerFault extends Error {
  override readonly name = 'OwnerFault'
}

const MIGRATE_FIRST = 'run npm run migrate with MIGRATION_URL naming the owner of the tables'

/**
 * Brings the schema up to date by the owner's connection. Without one it must be so already, or the
 * role of `url` be the owner itself. Throws SchemaNotReady.
 */
export async function ensureSchema({ url, migrationUrl }: PostgresPlace): Promise<void> {
  if (migrationUrl !== undefined) {
    await migratePostgres(migrationUrl).catch((cause: unknown) => {
      throw new OwnerFault('the owner of the tables could not bring them up to date', { cause })
    })
    await readSchema(url)
    return
  }
  const { missing, mayMigrate } = await readSchema(url)
  if (missing.length === 0) return
  if (mayMigrate) await migratePostgres(url)
  else {
    const names = missing.map(({ name }) => name).join(', ')
    throw new SchemaNotReady(
      `the database lacks ${names}, and the role of DATABASE_URL may not add it: ${MIGRATE_FIRST}`,
    )
  }
}

/** Two servers that start at once take turns here. */
const MIGRATION_LOCK = 7_316_001

/** `url` names the owner. Returns the names of what was applied. */
export function migratePostgres(url: string): Promise<readonly string[]> {
  return withClient(url, async (client) => {
    await client.query(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`)
    return await migrate({
      exec: (sql) => client.query(sql),
      rows: async (sql) => (await client.query<AppliedMigration>(sql)).rows,
    })
  })
}

/** Whether anything was ever applied to it. */
export function hasSchema(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ table: string | null }>(
      `SELECT to_regclass('public.migration')::text AS table`,
    )
    return rows[0]?.table != null
  })
}

type Schema = { readonly missing: readonly Migration[]; readonly mayMigrate: boolean }

const MAY_MIGRATE = `SELECT has_schema_privilege('public', 'CREATE')
    AND coalesce(pg_has_role(m.relowner, 'MEMBER'), true) AS may, m.oid IS NOT NULL AS begun
  FROM (SELECT to_regclass('public.migration')::oid AS oid) AS found
  LEFT JOIN pg_class m ON m.oid = found.oid`

/** By reading alone, with the rights that the server will have. */
function readSchema(url: string): Promise<Schema> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ may: boolean; begun: boolean }>(MAY_MIGRATE)
    const mayMigrate = rows[0]?.may === true
    if (rows[0]?.begun !== true) return { missing: missingMigrations([]), mayMigrate }
    await client.query(`SET ROLE ${APP_ROLE}`).catch((fault: unknown) => {
      throw mayMigrate ? fault : explainRole(fault)
    })
    const applied = await client.query<AppliedMigration>(APPLIED_MIGRATIONS)
    return { missing: missingMigrations(applied.rows), mayMigrate }
  })
}

/** SQLSTATEs of SET ROLE: no member of it; no such role. */
const NO_SUCH_RIGHT = ['42501', '22023']

function explainRole(fault: unknown): unknown {
  if (!NO_SUCH_RIGHT.includes(sqlState(fault) ?? '')) return fault
  return new SchemaNotReady(
    `the role of DATABASE_URL may not act as ${APP_ROLE}: as the owner, GRANT ${APP_ROLE} TO it`,
    { cause: fault },
  )
}

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  // Lost while it waits: the next query on it tells.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
