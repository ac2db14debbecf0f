// One engine per installation: an advisory lock where there are several connections, and an epoch.

import type { Clock } from '../../platform/clock.ts'
import { APP_ROLE, type Database, type Queryable } from '../../platform/database.ts'

/** The epoch that this engine was granted; each of its commits names it. */
export type Lease = {
  /** Whose accounts are in this database. */
  readonly shard: number
  readonly epoch: number
}

const LEASE_LOCK = 7_316_002
/** The engine that leads says so often that it is there; on PGlite nobody else could lead. */
const ALIVE_EVERY_MS = 1_000
/**
 * One that was silent for so long has stopped without letting go: its process is frozen, or cut
 * from the database. Longer than a commit may take, so that a slow one is not taken for dead.
 */
const SILENT_SECONDS = 5

/**
 * Raises the epoch, which shuts out every engine before. On PostgreSQL the lock on the engine's
 * own connection is asked first and undefined returned while another engine holds it; on PGlite
 * the folder lock has already decided.
 */
export async function takeLease(database: Database): Promise<Lease | undefined> {
  const { engineLane } = database
  await engineLane.renew()
  if (database.kind === 'postgres' && !(await tryLock(engineLane))) {
    await endSilentEngine(engineLane)
    return undefined
  }
  const [row] = await engineLane.query<{ shard: number; epoch: bigint }>(
    'UPDATE engine_lease SET epoch = epoch + 1, alive_time = now() RETURNING shard, epoch',
  )
  if (!row) throw new Error('the lease row is missing')
  return { shard: row.shard, epoch: Number(row.epoch) }
}

type LeaseKeeper = {
  readonly lost: Promise<never>
  readonly stop: () => void
}

type KeeperSettings = {
  readonly clock: Pick<Clock, 'monotonicMs'>
  readonly onAlive?: (askedMs: number) => void
}

/**
 * Says again and again that this engine is there; `lost` rejects once that is refused or fails.
 * `onAlive` hears when it was said, monotonic ms, once that is known to have been so.
 */
export function keepLease(
  database: Database,
  lease: Lease,
  { clock, onAlive }: KeeperSettings,
): LeaseKeeper {
  const { promise: lost, reject } = Promise.withResolvers<never>()
  // Whoever leads awaits it; a stop in between leaves nobody.
  lost.catch(() => {})
  if (database.kind !== 'postgres') return { lost, stop: () => {} }
  const timer = setInterval(() => {
    const askedMs = clock.monotonicMs()
    renewLease(database.engineLane, lease).then(() => onAlive?.(askedMs), reject)
  }, ALIVE_EVERY_MS)
  return { lost, stop: () => clearInterval(timer) }
}

/** Says that the engine of the lease is there; throws when the lease is no longer its own. */
async function renewLease(lane: Queryable, { epoch }: Lease): Promise<void> {
  const rows = await lane.query(
    'UPDATE engine_lease SET alive_time = now() WHERE epoch = $1::bigint RETURNING epoch',
    [String(epoch)],
  )
  if (rows.length === 0) throw new Error(`the lease of epoch ${epoch} is lost`)
}

async function tryLock(lane: Queryable): Promise<boolean> {
  const [row] = await lane.query<{ held: boolean }>(
    `SELECT pg_try_advisory_lock(${LEASE_LOCK}) AS held`,
  )
  return row?.held ?? false
}

/**
 * Ends the connection that holds the lock of an engine that no longer says that it is there; the
 * next try takes it. As the role that logged in: the run-time role may end no connection.
 */
async function endSilentEngine(lane: Queryable): Promise<void> {
  const [holder] = await lane.query<{ pid: number }>(
    `SELECT l.pid FROM pg_locks l, engine_lease e
     WHERE l.locktype = 'advisory' AND l.granted AND l.objsubid = 1
       AND l.classid = 0 AND l.objid = ${LEASE_LOCK}
       AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
       AND e.alive_time < now() - interval '${SILENT_SECONDS} seconds'`,
  )
  if (holder === undefined) return
  await lane.query('RESET ROLE')
  try {
    await lane.query('SELECT pg_terminate_backend($1::integer)', [String(holder.pid)])
  } finally {
    await lane.query(`SET ROLE ${APP_ROLE}`)
  }
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
