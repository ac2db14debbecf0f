// The roles as processes of their own, on one NATS server and one database, for tests from outside.

import type { ChildProcess } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeMissingKeys } from '@fairtick/server/platform/key-folder'
import { freePort } from '@fairtick/testkit/free-port'
import { type NatsServer, startNatsServer } from './broker/nats-server.ts'
import {
  end,
  foreignEnvironment,
  keepLog,
  launch,
  untilOpen,
  untilPrinted,
} from './server-process.ts'

export type ClusterRole = 'engine' | 'api' | 'gateway' | 'office'

/** One process, which may be ended and started again on its port. */
export type Member = {
  readonly role: ClusterRole
  readonly name: MemberName
  readonly url: string
  readonly log: () => string
  readonly pid: () => number | undefined
  readonly isRunning: () => boolean
  /** Once it has ended by itself. */
  readonly exitCode: () => number | undefined
  /** Resolves when it has printed that it is there. */
  readonly start: () => Promise<void>
  readonly kill9: () => Promise<void>
  readonly stop: () => Promise<void>
  /** Nothing of it runs any more until `thaw`; its connections stay open and silent. */
  readonly freeze: () => void
  readonly thaw: () => void
}

export type Cluster = {
  readonly nats: NatsServer
  readonly members: readonly Member[]
  readonly of: (role: ClusterRole) => readonly Member[]
  readonly inviteCode: string
  /** The engine that leads, as it says itself. */
  readonly primary: () => Promise<Member | undefined>
  readonly stop: () => Promise<void>
}

export type ClusterSettings = {
  readonly databaseUrl: string
  /** How many of each; the engines beyond the first stand by. */
  readonly counts: Readonly<Record<ClusterRole, number>>
  readonly environment?: Readonly<Record<string, string>>
  /** Other ways to the broker and the database than straight ones, for the process `name`. */
  readonly waysOf?: (
    name: MemberName,
    straight: StraightWays,
  ) => Promise<Readonly<Record<string, string>>>
  /** Where another network than ours is its: how it is started there, and its address. */
  readonly networkOf?: (name: MemberName) => MemberNetwork | undefined
}

export type MemberNetwork = { readonly within: readonly string[]; readonly host: string }

/** `engine-1`, `api-2`, …; numbered from 1 within a role. */
export type MemberName = `${ClusterRole}-${number}`
export type StraightWays = { readonly NATS_URL: string; readonly DATABASE_URL: string }

const LOOPBACK = '127.0.0.1'
const ROLES = ['engine', 'api', 'gateway', 'office'] as const
const READY = /^(engine|gateway|office|api) ready(?:: (\S+))?(?: invite=(\S+))?$/m

export async function startCluster(settings: ClusterSettings): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'fairtick-cluster-'))
  const keys = join(folder, 'keys')
  await mkdir(keys, { mode: 0o700 })
  makeMissingKeys(keys)
  const nats = await startNatsServer()
  const members: Member[] = []
  const ports = await drawPorts(settings.counts)
  const open = async (role: ClusterRole, port: number, number: number) => {
    const name: MemberName = `${role}-${number}`
    const straight = { NATS_URL: nats.url, DATABASE_URL: settings.databaseUrl }
    const ways = { ...straight, ...(await settings.waysOf?.(name, straight)) }
    const { within = [], host = LOOPBACK } = settings.networkOf?.(name) ?? {}
    const member = createMember(
      { role, name, host, within, port },
      {
        ...foreignEnvironment(),
        ...{ MARKET: 'replay', LOG_LEVEL: 'info', HOST: host, PORT: String(port) },
        ...{ OFFICE_PORT: String(port + 1), FAIRTICK_KEYS: keys, ROLES: role },
        ...{ FAIRTICK_DATA: join(folder, name), NATS_URL: ways.NATS_URL },
        ...(role === 'gateway' ? {} : { DATABASE_URL: ways.DATABASE_URL }),
        ...addressesOf(role, port, ports),
        ...settings.environment,
      },
    )
    members.push(member)
    await member.start()
  }
  const of = (role: ClusterRole) => members.filter((member) => member.role === role)
  const stop = async () => {
    await Promise.all(members.map((member) => member.stop()))
    await nats.remove()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    for (const role of ROLES) {
      for (const [place, port] of ports[role].entries()) await open(role, port, place + 1)
    }
    for (const role of ['api', 'gateway'] as const) {
      await Promise.all(of(role).map(({ url }) => untilOpen(url)))
    }
  } catch (fault) {
    await stop()
    throw fault
  }
  const [, , , inviteCode = ''] = READY.exec(of('api')[0]?.log() ?? '') ?? []
  return {
    ...{ nats, members, of, inviteCode, stop },
    primary: async () => {
      for (const member of of('engine')) if (await leads(member)) return member
      return undefined
    },
  }
}

type Ports = Readonly<Record<ClusterRole, readonly number[]>>

/** Before the first of them starts: pages are told where the gateways will be. */
async function drawPorts(counts: ClusterSettings['counts']): Promise<Ports> {
  const drawn = { engine: [], api: [], gateway: [], office: [] } as Record<ClusterRole, number[]>
  for (const role of ROLES)
    while (drawn[role].length < counts[role]) drawn[role].push(await freePort())
  return drawn
}

/** How pages find the gateways, and whose pages these let in. */
function addressesOf(role: ClusterRole, port: number, ports: Ports): Record<string, string> {
  const socketAt = (own: number) => `ws://127.0.0.1:${own}`
  const [page] = ports.api
  if (page === undefined || ports.gateway.length === 0) return {}
  if (role === 'api') return { GATEWAY_URLS: ports.gateway.map(socketAt).join() }
  if (role !== 'gateway') return {}
  return { GATEWAY_URL: socketAt(port), PUBLIC_URL: `http://127.0.0.1:${page}` }
}

async function leads({ url, isRunning }: Member): Promise<boolean> {
  if (!isRunning()) return false
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1_000) })
    const { checks } = (await answer.json()) as { checks: Record<string, boolean> }
    return checks.engine === true
  } catch {
    return false
  }
}

type Place = Pick<Member, 'role' | 'name'> & MemberNetwork & { readonly port: number }

function createMember(
  { role, name, host, within, port }: Place,
  environment: NodeJS.ProcessEnv,
): Member {
  const log = keepLog()
  let child: ChildProcess | undefined
  const isRunning = () =>
    child !== undefined && child.exitCode === null && child.signalCode === null
  const killWithUs = () => child?.kill('SIGKILL')
  process.once('exit', killWithUs)
  const endBy = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child) await end(child, signal)
  }
  return {
    ...{ role, name, url: `http://${host}:${role === 'office' ? port + 1 : port}`, isRunning },
    log: log.text,
    pid: () => child?.pid,
    exitCode: () => child?.exitCode ?? undefined,
    start: async () => {
      child = launch(environment, within)
      await untilPrinted(child, log, READY)
    },
    kill9: () => endBy('SIGKILL'),
    stop: async () => {
      child?.kill('SIGCONT')
      await endBy('SIGTERM')
      process.off('exit', killWithUs)
    },
    freeze: () => child?.kill('SIGSTOP'),
    thaw: () => child?.kill('SIGCONT'),
  }
}
