// What one process of many does, and how it finds the others (ROLES, NATS_URL …).

import {
  anyText,
  listOf,
  oneOf,
  type SettingsReader,
  type Understand,
  wholeNumber,
} from './settings-reader.ts'

export const ROLES = ['engine', 'api', 'gateway', 'office'] as const
export type Role = (typeof ROLES)[number]

export type ClusterConfig = {
  readonly roles: readonly Role[]
  /** Undefined: this process does everything. */
  readonly natsUrl: string | undefined
  readonly natsCa: string | undefined
  /** Whose accounts are in the database. */
  readonly shard: number
  /** The socket of this gateway, as browsers reach it. */
  readonly gatewayUrl: string | undefined
  /** Of all gateways: the pages may open these. Empty: the socket is where the page is. */
  readonly gatewayUrls: readonly string[]
}

/** A path of letters that a page's policy can name; without one that of our gateways. */
const SOCKET_ADDRESS = /^(wss?:\/\/[a-z0-9.-]+(?::[0-9]+)?)(\/[\w./~-]*)?$/
const DEFAULT_PATH = '/ws'

const socketAddress: Understand<string> = (text) => {
  const [, place, path = '/'] =
    SOCKET_ADDRESS.exec(URL.canParse(text) ? new URL(text).href : '') ?? []
  return place === undefined
    ? { mustBe: 'an address such as wss://gateway-1.example' }
    : { value: place + (path === '/' ? DEFAULT_PATH : path) }
}
const optionalText: Understand<string | undefined> = anyText
const optionalSocket: Understand<string | undefined> = socketAddress

export function readCluster(reader: SettingsReader): ClusterConfig {
  return {
    roles: reader.read('ROLES', ROLES, listOf(oneOf(ROLES))),
    natsUrl: reader.read('NATS_URL', undefined, optionalText),
    natsCa: reader.read('NATS_CA', undefined, optionalText),
    shard: reader.read('SHARD', 1, wholeNumber(1, 1_000)),
    gatewayUrl: reader.read('GATEWAY_URL', undefined, optionalSocket),
    gatewayUrls: reader.read('GATEWAY_URLS', [], listOf(socketAddress)),
  }
}

type Others = {
  readonly cluster: ClusterConfig
  readonly clock: string
  readonly databaseUrl: string | undefined
  readonly keysFolder: string | undefined
}

/** What would let two processes disagree is refused at the start. */
export function refuseSplit(
  { cluster, clock, databaseUrl, keysFolder }: Others,
  reader: Pick<SettingsReader, 'refuse'>,
): void {
  const { roles, natsUrl } = cluster
  const isWhole = ROLES.every((role) => roles.includes(role))
  if (natsUrl === undefined) {
    if (!isWhole) reader.refuse('ROLES needs NATS_URL: the roles of several processes meet there.')
    return
  }
  if (isWhole || (roles.includes('engine') && roles.length > 1)) {
    reader.refuse('NATS_URL needs ROLES=engine, or some of api, gateway and office.')
  }
  if (clock !== 'system') reader.refuse('NATS_URL needs CLOCK=system: one clock moves no others.')
  if (roles.every((role) => role === 'gateway')) return
  if (databaseUrl === undefined) {
    reader.refuse('NATS_URL needs DATABASE_URL: the embedded database is that of one process.')
  }
  if (keysFolder === undefined) {
    reader.refuse('NATS_URL needs FAIRTICK_KEYS: every process must have the same keys.')
  }
}

type Web = {
  readonly cluster: ClusterConfig
  readonly web: {
    readonly publicUrl: string | undefined
    readonly allowedOrigins: readonly string[]
  }
}

/** What no browser could open is refused at the start. */
export function refuseUnreachable(
  { cluster, web }: Web,
  reader: Pick<SettingsReader, 'refuse'>,
): void {
  const { gatewayUrl, gatewayUrls } = cluster
  const { publicUrl, allowedOrigins } = web
  if (gatewayUrl !== undefined && publicUrl === undefined && allowedOrigins.length === 0) {
    reader.refuse('GATEWAY_URL needs PUBLIC_URL: only pages of that address may open the socket.')
  }
  const isPlain = [gatewayUrl ?? [], gatewayUrls].flat().some((url) => url.startsWith('ws:'))
  if (isPlain && publicUrl?.startsWith('https:')) {
    reader.refuse('GATEWAY_URL and GATEWAY_URLS must begin with wss:// where PUBLIC_URL is https.')
  }
}
