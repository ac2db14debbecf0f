// Roles apart: what a further gateway costs the engine and brings, and what the way over NATS adds
// to an order.

import { setTimeout as wait } from 'node:timers/promises'
import { openRemoteEngine } from '@fairtick/server/engine/remote-engine'
import { systemClock } from '@fairtick/server/platform/clock'
import { connectNatsBus } from '@fairtick/server/platform/nats-bus'
import { findPrimary } from '@fairtick/server/roles/find-primary'
import {
  type NatsServer,
  startNatsServer,
  whyNoNats,
} from '@fairtick/server/test/broker/nats-server'
import { startPostgresServer, whyNoPostgres } from '@fairtick/server/test/database/postgres-server'
import { eventually } from '@fairtick/testkit/eventually'
import { createProgress } from '../tools/progress.ts'
import type { FromClient, ToClient } from './fanout/messages.ts'
import { type PinnedProcess, startPinned } from './fanout/pinned-process.ts'
import { cpuSeconds } from './fanout/process-figures.ts'
import { measureCalls } from './options/callers.ts'
import { latencyAt, medianOf } from './options/figures.ts'
import { createOrders, ORDER_CALLERS, ORDER_WINDOW_MS } from './roles/order-callers.ts'
import type { FromRole, ToRole } from './roles/role-messages.ts'

const ROUNDS = 3
const GATEWAYS = [1, 4] as const
/** Of each gateway: so few that four of them and their clients leave two cores some rest. */
const SOCKETS = 250
const START_IN_MS = 500
const WARM_UP_MS = 1_500
const WINDOW_MS = 5_000
const CLIENT_CORE = 1
const SERVER_CORE = 0

type Shared = {
  readonly framesPerCpuSecond: number
  readonly leaderCpu: number
  readonly heard: number
  readonly wrong: number
}

/**
 * Prints a table and `bench roles frames_x=… leader_cpu_per_gateway=… wrong=… order_own_ms=…
 * order_nats_ms=… order_more_ms=…`: frames of a processor second of four gateways by that of one,
 * what each further gateway adds to the processor of who publishes, ticks that were missing,
 * doubled or out of order, and the p50 of an order in the engine's process and over NATS.
 */
export async function run(): Promise<void> {
  const missing = whyNoNats() ?? whyNoPostgres()
  if (missing !== undefined) {
    console.log(`bench roles skipped: ${missing}`)
    return
  }
  const nats = await startNatsServer()
  try {
    const shared = await measureGateways(nats)
    const orders = await measureOrders(nats)
    console.log(`bench roles ${[...shared, ...orders].join(' ')}`)
  } finally {
    await nats.remove()
  }
}

async function measureGateways(nats: NatsServer): Promise<readonly string[]> {
  const runs = new Map<number, Shared[]>(GATEWAYS.map((count) => [count, []]))
  const progress = createProgress({ what: 'windows', total: ROUNDS * GATEWAYS.length })
  let done = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const count of GATEWAYS) {
      runs.get(count)?.push(await measureShared(nats, count))
      done += 1
      progress.done(done)
    }
  }
  progress.end()
  const middle = (count: number, of: keyof Shared) =>
    medianOf((runs.get(count) ?? []).map((one) => one[of]))
  console.table(
    GATEWAYS.map((count) => ({
      gateways: count,
      'frames/CPU-s': Math.round(middle(count, 'framesPerCpuSecond')),
      'publisher, share of a core': middle(count, 'leaderCpu').toFixed(3),
      'ticks heard': middle(count, 'heard'),
    })),
  )
  const [few, many] = GATEWAYS
  const more = (middle(many, 'leaderCpu') / middle(few, 'leaderCpu') - 1) / (many - few)
  const wrong = [...runs.values()].flat().reduce((sum, one) => sum + one.wrong, 0)
  const ratio = middle(many, 'framesPerCpuSecond') / middle(few, 'framesPerCpuSecond')
  return [
    `frames_x=${ratio.toFixed(3)}`,
    `leader_cpu_per_gateway=${more.toFixed(4)}`,
    `wrong=${wrong}`,
  ]
}

async function measureShared(nats: NatsServer, count: number): Promise<Shared> {
  const primary = startRole('primary-source', SERVER_CORE, nats.url)
  await primary.hear('listening')
  const gateways = Array.from({ length: count }, () =>
    startRole('gateway-server', SERVER_CORE, nats.url),
  )
  const clients = gateways.map(() => startPinned<ToClient, FromClient>(LOAD_CLIENT, CLIENT_CORE))
  try {
    for (const [place, gateway] of gateways.entries()) {
      const { port } = await gateway.hear('listening')
      clients[place]?.send({ kind: 'connect', port, clients: SOCKETS, sets: 8 })
      await clients[place]?.hear('connected')
    }
    const durationMs = WARM_UP_MS + WINDOW_MS + START_IN_MS
    primary.send({ kind: 'start', startMs: Date.now() + START_IN_MS, durationMs })
    await wait(START_IN_MS + WARM_UP_MS)
    await tellAll(clients, 'open-window', 'window-open')
    const cpu = () => [primary, ...gateways].map(({ pid }) => cpuSeconds(pid))
    const before = cpu()
    const beganMs = performance.now()
    await wait(WINDOW_MS)
    const seconds = (performance.now() - beganMs) / 1_000
    const [leaderSeconds = 0, ...gatewaySeconds] = cpu().map((used, at) => used - (before[at] ?? 0))
    const windows = await tellAll(clients, 'close-window', 'window')
    const frames = windows.reduce((sum, one) => sum + ('frames' in one ? one.frames : 0), 0)
    const ticks = await Promise.all(
      gateways.map((gateway) => {
        const told = gateway.hear('ticks')
        gateway.send({ kind: 'report' })
        return told
      }),
    )
    return {
      framesPerCpuSecond: frames / gatewaySeconds.reduce((sum, one) => sum + one, 0),
      leaderCpu: leaderSeconds / seconds,
      heard: Math.min(...ticks.map(({ heard }) => heard)),
      wrong: ticks.reduce((sum, one) => sum + one.wrong, 0),
    }
  } finally {
    await Promise.all([primary, ...gateways, ...clients].map((one) => one.stop()))
  }
}

const LOAD_CLIENT = new URL('./fanout/load-client.ts', import.meta.url)

type Role = PinnedProcess<ToRole, FromRole>

function startRole(name: string, core: number, ...operands: readonly string[]): Role {
  return startPinned(new URL(`./roles/${name}.ts`, import.meta.url), core, operands)
}

function tellAll<Kind extends FromClient['kind']>(
  clients: readonly PinnedProcess<ToClient, FromClient>[],
  kind: 'open-window' | 'close-window',
  answer: Kind,
): Promise<Extract<FromClient, { kind: Kind }>[]> {
  return Promise.all(
    clients.map((client) => {
      const told = client.hear(answer)
      client.send({ kind })
      return told
    }),
  )
}

async function measureOrders(nats: NatsServer): Promise<readonly string[]> {
  const postgres = await startPostgresServer()
  const url = await postgres.newDatabase()
  const engine = startRole('engine-server', SERVER_CORE, nats.url, url)
  const bus = await connectNatsBus({
    ...{ url: nats.url, name: 'api', shard: '1' },
    onFault: (error) => {
      throw error
    },
  })
  try {
    await engine.hear('listening')
    const { bus: toPrimary, primary } = findPrimary(bus, systemClock)
    await eventually('the engine', () => primary.current()?.problem === null)
    const order = createOrders(openRemoteEngine(toPrimary, primary, systemClock).ask, 'remote')
    const [own, remote]: [number[], number[]] = [[], []]
    for (let round = 0; round <= ROUNDS; round += 1) {
      const told = engine.hear('own')
      engine.send({ kind: 'measure-own' })
      const here = latencyAt((await told).latenciesMs, 0.5)
      const { latenciesMs } = await measureCalls(order, ORDER_CALLERS, ORDER_WINDOW_MS)
      // The first round warms up.
      if (round === 0) continue
      own.push(here)
      remote.push(latencyAt(latenciesMs, 0.5))
    }
    primary.stop()
    const [near, far] = [medianOf(own), medianOf(remote)]
    return [
      `order_own_ms=${near.toFixed(2)}`,
      `order_nats_ms=${far.toFixed(2)}`,
      `order_more_ms=${(far - near).toFixed(2)}`,
    ]
  } finally {
    await bus.close()
    await engine.stop()
    await postgres.remove()
  }
}
