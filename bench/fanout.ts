// Fan-out: updates delivered per server CPU-second, against a `ws` server that stringifies once.

import { setTimeout as wait } from 'node:timers/promises'
import { createProgress } from '../tools/progress.ts'
import type { FromClient, FromServer, ToClient, ToServer } from './fanout/messages.ts'
import { canPin, startPinned } from './fanout/pinned-process.ts'
import { cpuSeconds, residentMegabytes, waitedSeconds } from './fanout/process-figures.ts'
import { CHANNELS, INSTRUMENTS, TICKS_PER_SECOND } from './fanout/schedule.ts'

const CLIENTS = 2_000
const ROUNDS = 3
const WARM_UP_MS = 1_500
const WINDOW_MS = 5_000
const START_IN_MS = 500
const FLUSH_MS = 100
const SERVER_CORE = 0
const CLIENT_CORE = 1

const RATIO_GOAL = 30
const P99_GOAL_MS = 1.5 * FLUSH_MS
/** What the peer reached where the goal was set; below this share of it a run says nothing. */
const PEER_UPDATES_PER_CPU_SECOND = 60_000
const PEER_SHARE_MIN = 0.6
/** A load client that is this busy may itself be the limit. */
const CLIENT_CPU_MAX = 0.95
/** Above this share of waiting for the core, a late p99 is the machine's. */
const WAITED_MAX = 0.1

type Design = { readonly name: string; readonly program: URL; readonly sets: number }

const PEER = {
  name: 'ws, stringify once',
  program: new URL('./peers/ws-stringify-once.ts', import.meta.url),
  sets: 8,
}
const SHARED = {
  name: 'gateway, 8 shared sets',
  program: new URL('./fanout/gateway-server.ts', import.meta.url),
  sets: 8,
}
const PRIVATE = { ...SHARED, name: 'gateway, a set each', sets: CLIENTS }
const LOAD_CLIENT = new URL('./fanout/load-client.ts', import.meta.url)
const DESIGNS: readonly Design[] = [PEER, SHARED, PRIVATE]

type Run = {
  readonly updatesPerSecond: number
  readonly updatesPerCpuSecond: number
  readonly framesPerSecond: number
  readonly serverCpu: number
  /** Share of the time in which others had the server's core: latencies then say little. */
  readonly serverWaited: number
  readonly clientCpu: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly shed: number
  readonly lostConnections: number
  readonly residentMegabytes: number
}

export async function run(): Promise<void> {
  console.log(
    `fanout: ${CLIENTS} sockets, ${TICKS_PER_SECOND} ticks/s, ${CHANNELS} of ${INSTRUMENTS} ` +
      `instruments, ${ROUNDS} rounds in turn of ${WINDOW_MS / 1_000} s, ` +
      (canPin() ? 'server and client on a core each' : 'NOT pinned to cores'),
  )
  const runs = new Map<Design, Run[]>(DESIGNS.map((design) => [design, []]))
  console.log(HEAD)
  const progress = createProgress({ what: 'windows', total: ROUNDS * DESIGNS.length })
  let measured = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const design of DESIGNS) {
      const result = await measure(design)
      runs.get(design)?.push(result)
      progress.makeRoom()
      console.log(tableRow(design, result))
      measured += 1
      progress.done(measured)
    }
  }
  progress.end()
  report(runs)
}

async function measure({ program, sets }: Design): Promise<Run> {
  const server = startPinned<ToServer, FromServer>(program, SERVER_CORE)
  const client = startPinned<ToClient, FromClient>(LOAD_CLIENT, CLIENT_CORE)
  try {
    const { port } = await server.hear('listening')
    client.send({ kind: 'connect', port, clients: CLIENTS, sets })
    await client.hear('connected')
    const durationMs = WARM_UP_MS + WINDOW_MS + START_IN_MS
    const start = { kind: 'start', startMs: Date.now() + START_IN_MS, durationMs } as const
    client.send(start)
    server.send(start)
    const shed = server.hear('shed')
    await wait(START_IN_MS + WARM_UP_MS)
    client.send({ kind: 'open-window' })
    await client.hear('window-open')
    const before = [cpuSeconds(server.pid), cpuSeconds(client.pid)] as const
    const waitedBefore = waitedSeconds(server.pid)
    const beganMs = performance.now()
    await wait(WINDOW_MS)
    const seconds = (performance.now() - beganMs) / 1_000
    const serverSeconds = cpuSeconds(server.pid) - before[0]
    const serverWaited = (waitedSeconds(server.pid) - waitedBefore) / seconds
    const clientSeconds = cpuSeconds(client.pid) - before[1]
    client.send({ kind: 'close-window' })
    const window = await client.hear('window')
    return {
      updatesPerSecond: window.updates / seconds,
      updatesPerCpuSecond: window.updates / serverSeconds,
      framesPerSecond: window.frames / seconds,
      serverCpu: serverSeconds / seconds,
      serverWaited,
      clientCpu: clientSeconds / seconds,
      p50Ms: quantile(window.latenciesMs, 0.5),
      p99Ms: quantile(window.latenciesMs, 0.99),
      shed: (await shed).shed,
      lostConnections: window.lostConnections,
      residentMegabytes: residentMegabytes(server.pid),
    }
  } finally {
    await Promise.all([server.stop(), client.stop()])
  }
}

function report(runs: ReadonlyMap<Design, readonly Run[]>): void {
  const peer = middle(runs.get(PEER), 'updatesPerCpuSecond')
  const shared = runs.get(SHARED)
  const own = runs.get(PRIVATE)
  const ratio = middle(shared, 'updatesPerCpuSecond') / peer
  const ratioOwn = middle(own, 'updatesPerCpuSecond') / peer
  const p99Ms = middle(shared, 'p99Ms')
  const problems = [
    ...(peer < PEER_SHARE_MIN * PEER_UPDATES_PER_CPU_SECOND
      ? [`void: the peer made ${Math.round(peer)} updates per CPU-second, too few to compare`]
      : []),
    ...([...runs.values()].flat().some(({ clientCpu }) => clientCpu > CLIENT_CPU_MAX)
      ? ['note: the load client was nearly busy and may have been a limit']
      : []),
    ...((shared ?? []).some(({ serverWaited }) => serverWaited > WAITED_MAX)
      ? ['note: others had the core of the gateway for a while, p99 is not its own']
      : []),
    ...(ratio < RATIO_GOAL ? [`below the goal: ratio ${RATIO_GOAL}`] : []),
    ...(p99Ms > P99_GOAL_MS ? [`above the goal: p99 ${P99_GOAL_MS} ms`] : []),
  ]
  for (const problem of problems) console.log(problem)
  const figures = {
    ratio: ratio.toFixed(1),
    ratio_own_sets: ratioOwn.toFixed(1),
    p99_ms: p99Ms.toFixed(0),
    p99_ms_own_sets: middle(own, 'p99Ms').toFixed(0),
    updates_per_cpu_s: middle(shared, 'updatesPerCpuSecond').toFixed(0),
    peer_updates_per_cpu_s: peer.toFixed(0),
    waited: middle(shared, 'serverWaited').toFixed(2),
    noise: noise(runs.get(PEER), shared).toFixed(2),
    void: problems.some((problem) => problem.startsWith('void')) ? 1 : 0,
  }
  const pairs = Object.entries(figures).map(([key, value]) => `${key}=${value}`)
  console.log(`bench fanout ${pairs.join(' ')}`)
}

/** The median of one figure over the rounds; with an even number the mean of the middle two. */
function middle(runs: readonly Run[] | undefined, figure: keyof Run): number {
  const sorted = (runs ?? []).map((each) => each[figure]).sort((one, other) => one - other)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2
}

/** The largest distance between two rounds of one design, as a share of its median. */
function noise(...designs: readonly (readonly Run[] | undefined)[]): number {
  const spreads = designs.map((runs = []) => {
    const rates = runs.map(({ updatesPerCpuSecond }) => updatesPerCpuSecond)
    return (Math.max(...rates) - Math.min(...rates)) / middle(runs, 'updatesPerCpuSecond')
  })
  return Math.max(...spreads)
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

const HEAD = [
  'design'.padEnd(24),
  ...[
    'upd/s',
    'upd/CPU-s',
    'frames/s',
    'server',
    'waited',
    'client',
    'p50 ms',
    'p99 ms',
    'shed',
    'MB',
    'lost',
  ],
].join('  ')

function tableRow({ name }: Design, result: Run): string {
  const cells = [
    [result.updatesPerSecond.toFixed(0), 5],
    [result.updatesPerCpuSecond.toFixed(0), 9],
    [result.framesPerSecond.toFixed(0), 8],
    [`${(100 * result.serverCpu).toFixed(0)} %`, 6],
    [`${(100 * result.serverWaited).toFixed(0)} %`, 6],
    [`${(100 * result.clientCpu).toFixed(0)} %`, 6],
    [result.p50Ms.toFixed(0), 6],
    [result.p99Ms.toFixed(0), 6],
    [String(result.shed), 4],
    [String(result.residentMegabytes), 2],
    [String(result.lostConnections), 4],
  ] as const
  return [name.padEnd(24), ...cells.map(([text, width]) => text.padStart(width))].join('  ')
}
