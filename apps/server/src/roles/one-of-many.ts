// One process of many: it does some of the roles, and finds the others over NATS.

import { EngineUnavailable, KeyInFlight } from '../engine/engine-port.ts'
import { type LeaderWatch, watchLeader } from '../engine/leader-watch.ts'
import { openRemoteEngine } from '../engine/remote-engine.ts'
import { createHealthServer } from '../http/health-server.ts'
import type { Bus } from '../platform/bus.ts'
import type { Clock } from '../platform/clock.ts'
import type { Role } from '../platform/cluster-setting.ts'
import type { Config } from '../platform/config.ts'
import { createFollowerBus, leaderKey } from '../platform/leader-bus.ts'
import type { Log } from '../platform/log.ts'
import { createMetrics } from '../platform/metrics.ts'
import { connectNatsBus, type NatsBus } from '../platform/nats-bus.ts'
import { startApiRole } from './api-role.ts'
import { openBasis } from './basis.ts'
import { WEB_FOLDER } from './built-apps.ts'
import { startEngineProcess } from './engine-process.ts'
import { followWithGateway } from './gateway-role.ts'
import { inboxDrain } from './inbox-parts.ts'
import { openRemoteFacts } from './market-facts.ts'
import { startOffice } from './office-parts.ts'
import { openRemoteBooks } from './remote-books.ts'
import { openSlices } from './slices.ts'

export type ProcessParts = {
  readonly config: Config
  readonly clock: Clock
  readonly log: Log
  /** This process can do nothing more: it ends, and whoever watches it starts it again. */
  readonly onEnd: (why: string) => void
}

export type Process = {
  /** What a person or script waits for, a line each. */
  readonly lines: readonly string[]
  readonly stop: () => Promise<void>
}

/** Resolves when it answers; an engine that waits for its turn answers only whether it is well. */
export async function startOneOfMany(parts: ProcessParts): Promise<Process> {
  const { config, log } = parts
  const { roles, natsUrl = '', natsCa, shard } = config.cluster
  const bus = await connectNatsBus({
    ...{ url: natsUrl, name: roles.join('-'), shard: String(shard), log },
    ...(natsCa !== undefined && { caFile: natsCa }),
    onFault: (error) => log.error({ err: error }, 'a listener of the bus failed'),
    faults: [EngineUnavailable, KeyInFlight],
  })
  const start = roles.includes('engine') ? startEngineProcess : startFollower
  const { lines, stop } = await start(parts, bus)
  return {
    lines,
    stop: async () => {
      await stop()
      await bus.close()
    },
  }
}

async function startFollower(parts: ProcessParts, bus: NatsBus): Promise<Process> {
  const { config, clock } = parts
  const leader = watchLeader(bus, clock)
  const following = createFollowerBus(bus, () => {
    const beat = leader.current()
    return beat && leaderKey(beat)
  })
  const isGatewayAlone = config.cluster.roles.every((role) => role === 'gateway')
  const start = isGatewayAlone ? startGatewayAlone : startWithData
  const { lines, stop } = await start(parts, {
    bus: following,
    leader,
    isConnected: bus.isConnected,
  })
  return {
    lines,
    stop: async () => {
      await stop()
      leader.stop()
    },
  }
}

type Following = {
  readonly bus: Bus
  readonly leader: LeaderWatch
  readonly isConnected: () => boolean
}

async function startGatewayAlone(
  { config, clock, log }: ProcessParts,
  { bus, leader, isConnected }: Following,
): Promise<Process> {
  const metrics = createMetrics()
  const readiness = () => ({ bus: isConnected(), market: gateway.isReady() })
  const app = createHealthServer({ config, log, metrics, readiness })
  const gateway = followWithGateway({ config, bus, clock, log, server: app.server }, leader)
  await app.listen({ host: config.host, port: config.port })
  return {
    lines: ['gateway ready'],
    stop: async () => {
      await gateway.stop()
      await app.close()
    },
  }
}

/** Api and office, and a gateway at the address of the api. */
async function startWithData(
  { config: settings, clock, log }: ProcessParts,
  { bus, leader }: Following,
): Promise<Process> {
  const has = (role: Role) => settings.cluster.roles.includes(role)
  const { close, ...basis } = await openBasis(settings, { clock, log, bus })
  const engine = openRemoteEngine(bus, leader, clock)
  const warn = () => log.error('rows of the inbox that no slice made: the engine will find them')
  const books = openRemoteBooks(bus, leader, warn)
  const market = await openRemoteFacts(bus, basis.config.mode, log)
  const common = { ...basis, engine, books, market }
  const slices = openSlices({ ...common, drainInbox: inboxDrain(common, books) })
  await slices.ready()
  const lines: string[] = []
  const stops: (() => Promise<unknown>)[] = []
  if (has('office')) {
    const office = await startOffice(common, slices)
    lines.push(`office ready: ${office.url}`)
    stops.push(office.stop)
  }
  if (has('api')) {
    const api = await startApiRole({
      ...common,
      slices,
      webFolder: WEB_FOLDER,
      ledEngine: undefined,
    })
    const gateway = has('gateway') && followWithGateway({ ...common, server: api.server }, leader)
    const { port } = await api.listen()
    const invite = await slices.firstInvitation()
    lines.push(`api ready: http://${basis.config.host}:${port} invite=${invite}`)
    if (gateway) stops.push(gateway.stop)
    stops.push(api.stop)
  }
  return {
    lines,
    stop: async () => {
      for (const stop of stops) await stop()
      slices.stop()
      await market.stop()
      await basis.mailer.settle()
      await close()
    },
  }
}
