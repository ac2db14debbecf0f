// Durable contract orders per second through the engine: on PostgreSQL against pgbench TPC-B, on
// PGlite against plain inserts, each pair in turn.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '@fairtick/server/platform/clock'
import type { Database } from '@fairtick/server/platform/database'
import { openDatabase } from '@fairtick/server/platform/open-database'
import { startPostgresServer, whyNoPostgres } from '@fairtick/testkit/postgres-server'
import { measureCalls } from './options/callers.ts'
import { createCpuMeter } from './options/cpu-meter.ts'
import { latencyAt, medianOf } from './options/figures.ts'
import { type Books, startTraders } from './orders/traders.ts'
import { measureTpcB, preparePgbench, writeDirtyPages } from './peers/pgbench.ts'
import { measureInserts } from './peers/pglite-inserts.ts'

/**
 * The first round of each is not counted: programs are compiled in it, and PostgreSQL makes files
 * for its log until it has a gigabyte of them. From then on it writes into those, as one does that
 * has run for a day.
 */
const POSTGRES = { callers: 1_024, windowMs: 8_000, warmUpMs: 24_000, rounds: 3 }
const PGLITE = { callers: 64, windowMs: 4_000, warmUpMs: 4_000, rounds: 3 }
/**
 * Of each load, before its window: while the other one ran, this one's memory went cold, and all
 * callers ask at once when they begin. What it took is printed beside the window's figures.
 */
const LEAD_MS = 1_000
/** performance.md §2b saw 2 600 to 3 000; a peer below 60 % of that voids the run. */
const PEER_FLOOR = 1_560

/**
 * An order is one acknowledged command: an opening at the market, or the close of a position.
 * Prints `bench orders ratio=… per_second=… p99_ms=… tpcb=…` of PostgreSQL, with the CPU of an
 * order (callers included), and the same of PGlite under `pglite_…`. Throws when the tables do
 * not hold just what was acknowledged.
 */
export async function run(): Promise<void> {
  const figures = [...(await measurePostgres()), ...(await measurePglite())]
  console.log(`bench orders ${figures.join(' ')}`)
}

async function measurePostgres(): Promise<readonly string[]> {
  const missing = whyNoPostgres()
  if (missing !== undefined) {
    console.log(`without PostgreSQL: ${missing}`)
    return []
  }
  const server = await startPostgresServer()
  try {
    const peerUrl = await server.newDatabase()
    await preparePgbench(peerUrl)
    const database = await openDatabase({ kind: 'postgres', url: await server.newDatabase() })
    const measured = await measureOrders(database, POSTGRES, {
      settle: () => writeDirtyPages(peerUrl),
      measurePeer: (windowMs) => measureTpcB(peerUrl, windowMs),
    })
    const tpcb = medianOf(measured.peer)
    if (tpcb < PEER_FLOOR) {
      console.log(`void: the peer reached ${tpcb.toFixed(0)} of ${PEER_FLOOR}/s`)
    }
    return [
      ...describe(measured, ''),
      `tpcb=${tpcb.toFixed(0)}`,
      ...describeCpu(measured),
      `callers=${POSTGRES.callers}`,
      `valid=${tpcb >= PEER_FLOOR}`,
    ]
  } finally {
    await server.remove()
  }
}

async function measurePglite(): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fairtick-orders-'))
  try {
    const database = await openDatabase({ kind: 'pglite', folder })
    const measured = await measureOrders(database, PGLITE, {
      settle: async () => {},
      measurePeer: (windowMs) => measureInserts(database, windowMs),
    })
    return [
      ...describe(measured, 'pglite_'),
      `pglite_inserts=${medianOf(measured.peer).toFixed(0)}`,
      `pglite_callers=${PGLITE.callers}`,
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}

type Measured = {
  readonly own: number[]
  readonly peer: number[]
  readonly peerUs: number[]
  /** Each round's own. */
  readonly p50Ms: number[]
  readonly p99Ms: number[]
  readonly nodeUs: number[]
  readonly backendUs: number[]
}

type Peer = {
  /** Called before each load: it begins on a database that has nothing left to do. */
  readonly settle: () => Promise<void>
  /** Calls a second over a window. */
  readonly measurePeer: (windowMs: number) => Promise<number>
}

/** Peer and orders in turn; closes the database. */
async function measureOrders(
  database: Database,
  load: typeof POSTGRES,
  { settle, measurePeer }: Peer,
): Promise<Measured> {
  const measured: Measured = {
    ...{ own: [], peer: [], peerUs: [], p50Ms: [], p99Ms: [], nodeUs: [], backendUs: [] },
  }
  const traders = await startTraders(database, systemClock, load.callers)
  const meterCpu = await createCpuMeter(database)
  for (let round = 0; round <= load.rounds; round += 1) {
    await settle()
    await measurePeer(LEAD_MS)
    const readPeerCpu = meterCpu()
    const peer = await measurePeer(load.windowMs)
    const peerUs = (readPeerCpu().endedUs * 1_000) / (peer * load.windowMs)
    await settle()
    const lead = await measureCalls(traders.order, load.callers, LEAD_MS)
    const readCpu = meterCpu()
    const { perSecond, latenciesMs } = await measureCalls(
      traders.order,
      load.callers,
      round === 0 ? load.warmUpMs : load.windowMs,
    )
    const cpu = readCpu()
    const p99Ms = latencyAt(latenciesMs, 0.99)
    const speed = `peer ${peer.toFixed(0)}/s, orders ${perSecond.toFixed(0)}/s`
    const leadP99Ms = latencyAt(lead.latenciesMs, 0.99)
    const slowest = `p99 ${p99Ms.toFixed(1)} ms, ${leadP99Ms.toFixed(1)} ms in its lead`
    console.log(`${database.kind} round ${round}: ${speed}, ${slowest}`)
    if (round === 0) continue
    measured.peer.push(peer)
    measured.peerUs.push(peerUs)
    measured.own.push(perSecond)
    measured.nodeUs.push(cpu.nodeUs / latenciesMs.length)
    measured.backendUs.push(cpu.backendUs / latenciesMs.length)
    measured.p50Ms.push(latencyAt(latenciesMs, 0.5))
    measured.p99Ms.push(p99Ms)
  }
  await traders.stop()
  compareBooks(traders.acknowledged(), await traders.readStored())
  await database.close()
  return measured
}

/**
 * Where other work takes its share of the processors, many backends of the peer get more of them
 * than the two processes of the engine: then CPU is what can be compared.
 */
function describeCpu({ nodeUs, backendUs, peerUs }: Measured): readonly string[] {
  const ratios = peerUs.map(
    (each, round) => each / ((nodeUs[round] as number) + (backendUs[round] as number)),
  )
  return [
    `backend_us=${medianOf(backendUs).toFixed(1)}`,
    `tpcb_us=${medianOf(peerUs).toFixed(1)}`,
    `cpu_ratio=${medianOf(ratios).toFixed(2)}`,
  ]
}

function compareBooks(acknowledged: Books, stored: Books): void {
  for (const name of Object.keys(acknowledged) as (keyof Books)[]) {
    if (acknowledged[name] === stored[name]) continue
    throw new Error(`${name}: ${acknowledged[name]} acknowledged, ${stored[name]} stored`)
  }
}

function describe(measured: Measured, prefix: string): readonly string[] {
  const { own, peer, p50Ms, p99Ms, nodeUs } = measured
  const ratios = own.map((each, round) => each / (peer[round] as number))
  console.log(`ratios of the rounds: ${ratios.map((ratio) => ratio.toFixed(1)).join(', ')}`)
  const figures = {
    ratio: medianOf(ratios).toFixed(2),
    per_second: medianOf(own).toFixed(0),
    p50_ms: medianOf(p50Ms).toFixed(1),
    p99_ms: medianOf(p99Ms).toFixed(1),
    worst_p99_ms: Math.max(...p99Ms).toFixed(1),
    node_us: medianOf(nodeUs).toFixed(1),
  }
  return Object.entries(figures).map(([name, figure]) => `${prefix}${name}=${figure}`)
}
