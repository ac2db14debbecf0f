// PostgreSQL through `pg`: a pool for everyone, and one connection of its own for the engine.

import pg from 'pg'
import { BindMessage } from './bind-message.ts'
import {
  APP_ROLE,
  type Database,
  DatabaseUnavailable,
  type EngineLane,
  KEYED_PLANS,
  MAX_WAITING_QUERIES,
  type Queryable,
} from './database.ts'
import { preparedOn } from './postgres-statements.ts'

export const POOL_SIZE = 10
export const STATEMENT_TIMEOUT_MS = 5_000
/** For a server that does not even cancel: the connection is given up, the outcome unknown. */
const ANSWER_TIMEOUT_MS = 6_000
const CONNECT_TIMEOUT_MS = 3_000
/** So long a plan that was made for smaller tables is kept at most. */
const MAX_LIFETIME_SECONDS = 600
const INT8_OID = 20

export type PoolLimits = { readonly size: number; readonly statementTimeoutMs: number }

const POOL_LIMITS: PoolLimits = { size: POOL_SIZE, statementTimeoutMs: STATEMENT_TIMEOUT_MS }

/**
 * PostgreSQL compiles a plan that it reckons to be dear anew at each execution, for 20 to 80 ms. A
 * table that is read whole counts as dear in the engine's lane (`KEYED_PLANS`), were it of one row;
 * and no statement of ours runs long enough to gain by it (decision 120).
 */
const UNCOMPILED = 'SET jit = off'

const sessionSettings = (statementTimeoutMs: number) =>
  [
    UNCOMPILED,
    `SET ROLE ${APP_ROLE}`,
    `SET statement_timeout = ${statementTimeoutMs}`,
    'SET lock_timeout = 2000',
    'SET idle_in_transaction_session_timeout = 10000',
  ].join('; ')

/**
 * Pages that make room for others go on to the disk soon. Left to the system, hundreds of megabytes
 * of them gather until a checkpoint has them all written at once: seen to hold each commit up for
 * 100 to 300 ms, half a second long.
 */
const EARLY_WRITES = "SET backend_flush_after = '1MB'"

/** The engine's statements are few, prepared, and find every row by a key. */
const ENGINE_SETTINGS = [
  sessionSettings(STATEMENT_TIMEOUT_MS),
  ...KEYED_PLANS,
  EARLY_WRITES,
  'SET plan_cache_mode = force_generic_plan',
].join('; ')

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === INT8_OID ? BigInt : pg.types.getTypeParser(oid as never, format as never),
}

/**
 * Opens the pool as the run-time role, which can append to but not change ledger and tape. Who sets
 * longer statement timeouts in a transaction needs an `answerTimeoutMs` that goes with them.
 */
export function openPostgres(
  url: string,
  answerTimeoutMs: number = ANSWER_TIMEOUT_MS,
  { size, statementTimeoutMs }: PoolLimits = POOL_LIMITS,
): Database {
  const pool = new pg.Pool({
    ...connectionTo(url, answerTimeoutMs),
    max: size,
    maxLifetimeSeconds: MAX_LIFETIME_SECONDS,
    onConnect: async (client) => {
      // Lost while nobody asks anything of it: the next query on it tells.
      client.on('error', () => {})
      await client.query(sessionSettings(statementTimeoutMs))
    },
  })
  // A broken idle connection is replaced by the pool; the next query tells if the database is gone.
  pool.on('error', () => {})
  const admit = () => {
    if (pool.waitingCount < MAX_WAITING_QUERIES) return
    throw new DatabaseUnavailable('too many queries wait for the database')
  }
  const prepared = preparedOn(pool)
  const engine = createEngineLane(url)
  return {
    kind: 'postgres',
    query: async (sql, parameters) => {
      admit()
      return await prepared.query(sql, parameters)
    },
    transaction: async (work) => {
      admit()
      return await inTransaction(pool, work)
    },
    engineLane: engine,
    // Its autovacuum does it.
    reclaim: async () => {},
    close: async () => {
      await engine.close()
      await pool.end()
    },
  }
}

function connectionTo(url: string, answerTimeoutMs: number): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: answerTimeoutMs,
    types,
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

function createEngineLane(url: string): EngineLane & { readonly close: () => Promise<void> } {
  const own = createLane(url)
  const beside = createLane(url)
  return {
    query: own.query,
    write: async (sql, parameters) => {
      await own.query(sql, [parameters])
      parameters.release()
    },
    beside,
    renew: () => {
      own.renew()
      beside.renew()
      return Promise.resolve()
    },
    close: async () => {
      await own.close()
      await beside.close()
    },
  }
}

/** Opened on first use, and again by `renew` once it is lost; statements are prepared by name. */
function createLane(url: string) {
  let current: Connection | undefined
  const names = new Map<string, string>()
  const nameOf = (sql: string): string => {
    const known = names.get(sql)
    if (known !== undefined) return known
    const name = `engine_${names.size}`
    names.set(sql, name)
    return name
  }
  return {
    query: async <Row extends object>(sql: string, parameters: readonly unknown[] = []) => {
      current ??= openConnection(url)
      const client = await current.client
      if (current.isLost) throw new DatabaseUnavailable('the connection of the engine is lost')
      const { rows } = await client.query({ name: nameOf(sql), text: sql, values: [...parameters] })
      return rows as Row[]
    },
    renew: () => {
      if (current?.isLost) current = undefined
    },
    close: async (): Promise<void> => {
      const client = await current?.client.catch(() => undefined)
      await client?.end()
    },
  }
}

type Connection = { readonly client: Promise<pg.Client>; isLost: boolean }

function openConnection(url: string): Connection {
  const client = new pg.Client({
    ...connectionTo(url, ANSWER_TIMEOUT_MS),
    pipeline: true,
  } as pg.ClientConfig)
  const lose = () => {
    connection.isLost = true
  }
  client.on('error', lose)
  client.on('end', lose)
  sendWrittenMessages(client)
  const connect = async (): Promise<pg.Client> => {
    try {
      await client.connect()
      await client.query(ENGINE_SETTINGS)
      return client
    } catch (error) {
      lose()
      throw error
    }
  }
  const connection: Connection = { client: connect(), isLost: false }
  return connection
}

/**
 * A Bind message that is written already goes out as it is. It leans on an internal of the driver,
 * which has no other way in for a pipelined connection: the version is pinned and tests write so.
 */
function sendWrittenMessages({ connection }: pg.Client): void {
  const bind = connection.bind.bind(connection)
  connection.bind = (config, more) => {
    const message: unknown = config?.values?.[0]
    if (!(message instanceof BindMessage)) bind(config, more)
    else if (connection.stream.writable) {
      connection.stream.write(message.bytesFor(config?.statement ?? ''))
    }
  }
}
