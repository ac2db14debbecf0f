// One engine per installation: an advisory lock where there are several connections, and an epoch.

import type { Database, Queryable } from '../../platform/database.ts'

/** The epoch that this engine was granted; each of its commits names it. */
export type Lease = {
  /** Whose accounts are in this database. */
  readonly shard: number
  readonly epoch: number
}

const LEASE_LOCK = 7_316_002

/**
 * Raises the epoch, which shuts out every engine before. On PostgreSQL the lock on the engine's
 * own connection is asked first and undefined returned while another engine holds it; on PGlite
 * the folder lock has already decided.
 */
export async function takeLease(database: Database): Promise<Lease | undefined> {
  await database.engineLane.renew()
  if (database.kind === 'postgres') {
    const [row] = await database.engineLane.query<{ held: boolean }>(
      `SELECT pg_try_advisory_lock(${LEASE_LOCK}) AS held`,
    )
    if (!row?.held) return undefined
  }
  const [row] = await database.engineLane.query<{ shard: number; epoch: bigint }>(
    'UPDATE engine_lease SET epoch = epoch + 1 RETURNING shard, epoch',
  )
  if (!row) throw new Error('the lease row is missing')
  return { shard: row.shard, epoch: Number(row.epoch) }
}

/**
 * Keeps engines out until the end of the transaction, and whichever was there before for good: it
 * would go on with what it has in memory. False: one holds the lease. On PGlite the folder lock has
 * already decided.
 */
export async function fenceEngines(tx: Queryable, kind: Database['kind']): Promise<boolean> {
  if (kind === 'postgres') {
    const [row] = await tx.query<{ held: boolean }>(
      `SELECT pg_try_advisory_xact_lock(${LEASE_LOCK}) AS held`,
    )
    if (!row?.held) return false
  }
  await tx.query('UPDATE engine_lease SET epoch = epoch + 1')
  return true
}
