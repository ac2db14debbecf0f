// PostgreSQL through `pg`: a pool for everyone, and one connection of its own for the engine.

import pg from 'pg'
import type { Database, Queryable } from './database.ts'

export const POOL_SIZE = 10
export const STATEMENT_TIMEOUT_MS = 5_000
const CONNECT_TIMEOUT_MS = 5_000
const INT8_OID = 20
const APP_ROLE = 'fairtick_app'

const SESSION_SETTINGS = [
  `SET ROLE ${APP_ROLE}`,
  `SET statement_timeout = ${STATEMENT_TIMEOUT_MS}`,
  'SET lock_timeout = 2000',
  'SET idle_in_transaction_session_timeout = 10000',
  'SET plan_cache_mode = force_generic_plan',
].join('; ')

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === INT8_OID ? BigInt : pg.types.getTypeParser(oid as never, format as never),
}

/** Opens the pool as the run-time role, which can append to but not change ledger and tape. */
export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types,
  })
  pool.on('connect', (client) => {
    // A failing SET surfaces with the first query of that connection.
    client.query(SESSION_SETTINGS).catch(() => client.end())
  })
  // A broken idle connection is replaced by the pool; the next query tells if the database is gone.
  pool.on('error', () => {})
  const engine = createEngineLane(url)
  return {
    kind: 'postgres',
    query: async (sql, parameters = []) => (await pool.query(sql, [...parameters])).rows,
    transaction: (work) => inTransaction(pool, work),
    engineLane: engine,
    close: async () => {
      await engine.close()
      await pool.end()
    },
  }
}

async function inTransaction<Result>(
  pool: pg.Pool,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const result = await work({
      query: async (sql, parameters = []) => (await client.query(sql, [...parameters])).rows,
    })
    await client.query('COMMIT')
    client.release()
    return result
  } catch (error) {
    await client.query('ROLLBACK').then(
      () => client.release(),
      (broken) => client.release(broken as Error),
    )
    throw error
  }
}

/** One connection, opened on first use and again after it broke; statements are prepared. */
function createEngineLane(url: string) {
  let current: Promise<pg.Client> | undefined
  const names = new Map<string, string>()
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      types,
      pipeline: true,
    } as pg.ClientConfig)
    client.on('error', () => {
      current = undefined
    })
    client.on('end', () => {
      current = undefined
    })
    await client.connect()
    await client.query(SESSION_SETTINGS)
    return client
  }
  const nameOf = (sql: string): string => {
    const known = names.get(sql)
    if (known !== undefined) return known
    const name = `engine_${names.size}`
    names.set(sql, name)
    return name
  }
  return {
    query: async <Row extends object>(sql: string, parameters: readonly unknown[] = []) => {
      current ??= connect().catch((error: unknown) => {
        current = undefined
        throw error
      })
      const client = await current
      const { rows } = await client.query({ name: nameOf(sql), text: sql, values: [...parameters] })
      return rows as Row[]
    },
    close: async () => {
      const client = await current?.catch(() => undefined)
      await client?.end()
    },
  }
}
