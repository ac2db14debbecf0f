// PGlite: PostgreSQL inside this process, with real fsync and a queue in which the engine is first.

import { fdatasyncSync, mkdirSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { MINUTE_MS } from '@fairtick/core/time/duration'
import {
  APP_ROLE,
  type Database,
  DatabaseUnavailable,
  KEYED_PLANS,
  MAX_PREPARED,
  MAX_WAITING_QUERIES,
  type Queryable,
} from './database.ts'
import { type AppliedMigration, migrate } from './migrate.ts'
import { createPreparedStatements } from './pglite-statements.ts'

const INT8_OID = 20
const BYTEA_OID = 17

/**
 * How values look that PGlite reads and writes by itself, the same as the driver of PostgreSQL has
 * them. Its own bytes go one by one: a picture of 1 MB held the engine up for 150 ms, and for 30
 * like this.
 */
export const PGLITE_VALUES = {
  parsers: {
    [INT8_OID]: (text: string) => BigInt(text),
    [BYTEA_OID]: (text: string) => Buffer.from(text.slice('\\x'.length), 'hex'),
  },
  serializers: {
    [BYTEA_OID]: ({ buffer, byteOffset, byteLength }: Uint8Array) =>
      `\\x${Buffer.from(buffer, byteOffset, byteLength).toString('hex')}`,
  },
}

/**
 * PGlite's Node file system has no fsync, so a commit would not reach the disk, and makes files
 * that everybody may write. This one syncs, and keeps them for its user. It leans on internals
 * (`NODEFS.stream_ops`, `node_ops`): the version is pinned, and tests count calls and read modes.
 */
class DurableNodeFS extends NodeFS {
  override async init(...parameters: Parameters<NodeFS['init']>) {
    const result = await super.init(...parameters)
    const options = result.emscriptenOpts as { preRun?: ((module: EmscriptenModule) => void)[] }
    options.preRun = [...(options.preRun ?? []), addFsync, keepFromOthers]
    return result
  }
}

type Attributes = { readonly mode?: number }
type SetAttributes = (of: object, attributes: Attributes) => void

type EmscriptenModule = {
  NODEFS: {
    stream_ops: { fsync?: (stream: { nfd?: number }) => number; setattr: SetAttributes }
    node_ops: {
      setattr: SetAttributes
      mknod: (parent: object, name: string, mode: number, device: number) => object
    }
  }
}

/** How often the embedded database asked the disk to keep what it wrote. */
export const fsyncCount = { value: 0 }

function addFsync(module: EmscriptenModule): void {
  module.NODEFS.stream_ops.fsync = ({ nfd }) => {
    if (nfd !== undefined) {
      fdatasyncSync(nfd)
      fsyncCount.value += 1
    }
    return 0
  }
}

const OTHERS = 0o077

/** It gives each file that it makes a mode of its own, whatever the umask: one for everybody. */
function keepFromOthers({ NODEFS: { node_ops, stream_ops } }: EmscriptenModule): void {
  const { mknod } = node_ops
  node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~OTHERS, device)
  for (const operations of [node_ops, stream_ops]) {
    const { setattr } = operations
    operations.setattr = (of, attributes) => {
      const { mode } = attributes
      setattr(of, mode === undefined ? attributes : { ...attributes, mode: mode & ~OTHERS })
    }
  }
}

const DURABLE_START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

/** Opens (or makes) the database in `folder`; the caller holds the folder's lock. */
export async function openPglite(folder: string): Promise<PGlite> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return await PGlite.create({
    fs: new DurableNodeFS(folder),
    startParams: DURABLE_START,
    ...PGLITE_VALUES,
  })
}

/** Brings it to the newest schema, as the owner of the tables: before `pgliteDatabase`. */
export async function migratePglite(pglite: PGlite): Promise<void> {
  await migrate({
    exec: (sql) => pglite.exec(sql),
    rows: async (sql) => (await pglite.query<AppliedMigration>(sql)).rows,
  })
}

/** Their tables are empty at first, and nothing analyses them: a plan is good for a while. */
const READERS = { prefix: 'reader', max: MAX_PREPARED, maxAgeMs: MINUTE_MS }

/** Wraps an open PGlite, with the run-time role set: it can append to, not change, the ledger. */
export async function pgliteDatabase(pglite: PGlite): Promise<Database> {
  const settings = [...KEYED_PLANS, 'SET plan_cache_mode = force_generic_plan']
  await pglite.exec([`SET ROLE ${APP_ROLE}`, ...settings].join('; '))
  const enqueue = createPriorityQueue()
  const ask: Queryable['query'] = async (sql, parameters = []) =>
    (await pglite.query(sql, [...parameters])).rows as never
  const monotonicMs = () => performance.now()
  const prepared = createPreparedStatements(pglite, { prefix: 'engine', max: 50, monotonicMs })
  const forReaders = createPreparedStatements(pglite, { ...READERS, monotonicMs })
  const forEngine: Queryable['query'] = (sql, parameters) =>
    enqueue('engine', () => prepared.query(sql, parameters) as never)
  return {
    kind: 'pglite',
    query: (sql, parameters) => enqueue('others', () => forReaders.query(sql, parameters) as never),
    engineLane: {
      query: forEngine,
      write: (sql, parameters) => enqueue('engine', () => prepared.write(sql, parameters)),
      beside: { query: forEngine },
      renew: async () => {},
    },
    transaction: (work) =>
      enqueue('others', () =>
        pglite.transaction((tx) =>
          work({
            query: async (sql, parameters = []) =>
              (await tx.query(sql, [...parameters])).rows as never,
          }),
        ),
      ),
    reclaim: async () => {
      const tables = await enqueue('others', () => ask<{ relname: string }>(TABLES_WITH_GARBAGE))
      for (const { relname } of tables) await enqueue('others', () => vacuum(pglite, relname))
    },
    close: () => pglite.close(),
  }
}

/** No autovacuum runs in PGlite: without this, rows that were deleted would stay in the files. */
async function vacuum(pglite: PGlite, table: string): Promise<void> {
  try {
    // Only the owner may; what stands in the queue behind this runs as the run-time role again.
    await pglite.exec('RESET ROLE')
    // A name cannot be a parameter; this one comes from the catalogue of the database.
    await pglite.exec(['VACUUM', `"${table}"`].join(' '))
  } finally {
    await pglite.exec(`SET ROLE ${APP_ROLE}`)
  }
}

/**
 * Fewer dead rows than this are not worth the time that the engine has to wait. Large values lie in
 * a table of their own, in rows of 2 kB: a thousand of them are eight pictures.
 */
const TABLES_WITH_GARBAGE = `SELECT own.relname FROM pg_stat_user_tables own
  JOIN pg_class c ON c.oid = own.relid
  LEFT JOIN pg_stat_all_tables large ON large.relid = c.reltoastrelid
  WHERE own.n_dead_tup + coalesce(large.n_dead_tup, 0) > 1000`

type Lane = 'engine' | 'others'

/** PGlite answers without a turn of the event loop: sockets and timers would starve. */
const MAX_TURN_MS = 20

/**
 * One task at a time; whatever the engine wants goes before all others that wait. The engine bounds
 * itself: four groups under way at most.
 */
function createPriorityQueue() {
  let turnedMs = performance.now()
  const waiting: Record<Lane, (() => Promise<void>)[]> = { engine: [], others: [] }
  let isRunning = false
  const drain = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    for (;;) {
      const task = waiting.engine.shift() ?? waiting.others.shift()
      if (task === undefined) break
      await task()
      if (performance.now() - turnedMs <= MAX_TURN_MS) continue
      await nextTurn()
      turnedMs = performance.now()
    }
    isRunning = false
  }
  return <Result>(lane: Lane, task: () => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      if (lane === 'others' && waiting.others.length >= MAX_WAITING_QUERIES) {
        reject(new DatabaseUnavailable('too many queries wait for the database'))
        return
      }
      waiting[lane].push(() => task().then(resolve, reject))
      void drain()
    })
}
