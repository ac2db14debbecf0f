// The database behind one interface: PostgreSQL by URL, or PGlite in a folder. One SQL for both.

import type { BindMessage } from './bind-message.ts'

/**
 * Runs SQL with `$1…` parameters and returns the rows as objects.
 * `bigint` columns are BigInt, `numeric` columns text, `jsonb` parsed, `bytea` columns bytes both
 * ways; arrays go in as arrays of text.
 */
export type Queryable = {
  readonly query: <Row extends object = Record<string, unknown>>(
    sql: string,
    parameters?: readonly unknown[],
  ) => Promise<Row[]>
}

export type Database = Queryable & {
  readonly kind: 'pglite' | 'postgres'
  /** Runs `work` in one transaction: all of it or nothing. */
  readonly transaction: <Result>(work: (tx: Queryable) => Promise<Result>) => Promise<Result>
  /** The engine's own lane: before every other query on PGlite, an own connection on PostgreSQL. */
  readonly engineLane: EngineLane
  /** Frees the room of rows that are gone, where the database does not do so by itself. */
  readonly reclaim: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * One connection, whose session holds the lease. Once it is lost every query is refused until
 * `renew`: a new connection would be without the lock.
 */
export type EngineLane = Queryable & {
  /** Runs a statement whose parameters are written already, and takes their memory back. */
  readonly write: (sql: string, parameters: BindMessage) => Promise<void>
  /** For reads that need not wait behind the commits under way; sees what was committed before. */
  readonly beside: Queryable
  readonly renew: () => Promise<void>
}

/**
 * Queries that wait for their turn at the database; more are refused at once. A page that opens
 * asks some ten: so many wait less than a second, where to be refused costs the person more.
 */
export const MAX_WAITING_QUERIES = 2_000

/** Statements of readers that one connection keeps prepared, parsed and planned already. */
export const MAX_PREPARED = 100

/** The SQLSTATE of a statement whose columns are no longer those of its plan: a table changed. */
export const STALE_PLAN = '0A000'

/** The database cannot take this now, and did nothing of it. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  /** SQLSTATE of a connection that does not exist. */
  readonly code = '08003'
}

/** The role of the run-time connections: it can append to, not change, ledger and tape. */
export const APP_ROLE = 'fairtick_app'

/**
 * Plans by index whatever the statistics say: tables grow by the minute, and a plan made while one
 * was empty would read it whole for ever after.
 */
export const KEYED_PLANS = [
  'SET enable_seqscan = off',
  'SET enable_hashjoin = off',
  'SET enable_mergejoin = off',
] as const

/** First in a transaction: all that it reads is of the moment of its first read. */
export async function fixMoment(tx: Queryable): Promise<void> {
  await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY')
}

/** The SQLSTATE of a database error, or undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | undefined)?.code
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined
}

/** True when the database cannot be reached or is going down, as opposed to a refused statement. */
export function isConnectionError(error: unknown): boolean {
  const state = sqlState(error)
  if (state !== undefined) return /^(08|57P0|53)/.test(state)
  const code = (error as { code?: unknown } | undefined)?.code
  if (typeof code === 'string' && /^E[A-Z]+$/.test(code)) return true
  return error instanceof Error && /connection|terminat|timeout/i.test(error.message)
}
