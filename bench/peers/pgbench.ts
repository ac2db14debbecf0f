// The peer of durable orders: pgbench TPC-B, prepared, 32 clients, on the cluster as it comes.

import { runProgram } from './run-program.ts'

const SCALE = 20
const CLIENTS = 32

/** Fills the tables; fsync and synchronous_commit stay on, as PostgreSQL ships them. */
export async function preparePgbench(url: string): Promise<void> {
  await runProgram('pgbench', ['-i', '-q', '-s', String(SCALE), url])
}

/** Transactions a second over `windowMs`. */
export async function measureTpcB(url: string, windowMs: number): Promise<number> {
  const seconds = String(Math.round(windowMs / 1_000))
  const load = ['-M', 'prepared', '-c', String(CLIENTS), '-j', '2', '-T', seconds]
  const printed = await runProgram('pgbench', [...load, url])
  const perSecond = /tps = ([0-9.]+) \(without initial/.exec(printed)?.[1]
  if (perSecond === undefined) throw new Error(`pgbench said: ${printed}`)
  return Number(perSecond)
}

/**
 * Before a load that is measured: it need not wait for what another one left to be written. Before
 * the peer, our dead rows are cleared too: the next autovacuum would do it in the peer's window.
 */
export async function settlePostgres(next: 'peer' | 'own', ownUrl: string): Promise<void> {
  const statements = next === 'peer' ? ['-c', 'VACUUM'] : []
  await runProgram('psql', ['-q', ...statements, '-c', 'CHECKPOINT', ownUrl])
}
