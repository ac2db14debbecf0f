// Every setting of the server, read once at start from the environment.

import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import type { InstallationMode } from '@fairtick/core/account/account-access'
import {
  type ClusterConfig,
  readCluster,
  refuseSplit,
  refuseUnreachable,
} from './cluster-setting.ts'
import { type HeadsConfig, isLoopbackEndpoint, readHeadPlaces } from './head-setting.ts'
import type { DatabasePlace } from './open-database.ts'
import { isLoopbackOrigin, type PushConfig, readPush } from './push-setting.ts'
import { date, type ServiceHoursConfig, weeklyHours } from './service-hours-setting.ts'
import {
  address,
  anyText,
  createSettingsReader,
  type Environment,
  instantText,
  listOf,
  mailAddress,
  numberAbove,
  oneOf,
  origin,
  type SettingsReader,
  timeOfDay,
  timeZone,
  type Understand,
  wholeNumber,
} from './settings-reader.ts'

const MARKETS = ['auto', 'live', 'replay', 'simulated'] as const
/** Of the project, wherever a command is run: not a second one in the current folder. */
const DATA_FOLDER = resolve(import.meta.dirname, '../../../../data')
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export type Config = {
  /** No setting: practice until the start has read what two people chose (TR-12.2). */
  readonly mode: InstallationMode
  readonly host: string
  readonly port: number
  readonly officePort: number
  /** How staff reach the back office; undefined: as the request says. */
  readonly officeUrl: string | undefined
  readonly dataFolder: string
  /** Holds the keys; undefined: they are in the data folder, and made there. */
  readonly keysFolder: string | undefined
  readonly databaseUrl: string | undefined
  /** The owner of the tables, where the role of `databaseUrl` owns none. */
  readonly migrationUrl: string | undefined
  readonly clock: 'system' | 'test' | 'stepped'
  readonly logLevel: (typeof LOG_LEVELS)[number]
  readonly mail: {
    readonly smtpUrl: string | undefined
    readonly from: string
    /** Shown to customers; empty: none is shown. */
    readonly supportAddress: string
  }
  readonly push: PushConfig
  readonly heads: HeadsConfig
  readonly market: MarketConfig
  readonly calendar: { readonly timeZone: string; readonly rolloverMinute: number }
  /** When customer service is there; undefined: it has not been said. */
  readonly serviceHours: ServiceHoursConfig | undefined
  readonly web: WebConfig
  readonly limits: Limits
  readonly cluster: ClusterConfig
}

export type MarketConfig = {
  readonly source: (typeof MARKETS)[number]
  /** Files, folders, or `SYMBOL=FILE` pairs; empty: the excerpt that ships. */
  readonly replay: readonly string[]
  readonly replaySpeed: number
  /** Milliseconds since the epoch; undefined: the beginning of each file. */
  readonly replayFromMs: number | undefined
  readonly sharedData: string
  readonly binanceRest: string | undefined
  readonly binanceWs: string | undefined
  readonly krakenRest: string | undefined
  readonly krakenWs: string | undefined
  readonly coinbaseWs: string | undefined
  readonly bitstampWs: string | undefined
}

export type WebConfig = {
  /** How customers reach the installation; undefined: as the request says. */
  readonly publicUrl: string | undefined
  /** Other origins whose pages may call the API and open the socket. */
  readonly allowedOrigins: readonly string[]
  /** How many proxies stand in front, whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: number
  /** Opens `/metrics` to other machines. */
  readonly metricsToken: string | undefined
}

/** Limits on calls (api.md, Common rules) and connections (REL-38). */
export type Limits = {
  readonly callsPerSecondAndSession: number
  readonly callsPerSecondAndAddress: number
  readonly codeMailsPerHourAndAddress: number
  readonly uploadsPerHourAndUser: number
  /** Of one of the staff: searches for customers, and looks at what they have. */
  readonly viewsPerMinuteAndStaff: number
  readonly connections: number
  readonly connectionsPerNetwork: number
}

/** Throws a SettingsError that names everything that is wrong. */
export function readConfig(environment: Environment): Config {
  const reader = createSettingsReader(environment)
  const operatorZone = reader.read('OPERATOR_TIME_ZONE', 'Asia/Tokyo', timeZone)
  const config: Config = {
    mode: 'practice',
    host: reader.read('HOST', '127.0.0.1', hostName),
    port: reader.read('PORT', 8080, wholeNumber(0, 65_535)),
    officePort: reader.read('OFFICE_PORT', 8081, wholeNumber(0, 65_535)),
    officeUrl: reader.read('OFFICE_URL', undefined, optional(origin)),
    dataFolder: reader.read('FAIRTICK_DATA', DATA_FOLDER, anyText),
    keysFolder: reader.read('FAIRTICK_KEYS', undefined, optional(anyText)),
    databaseUrl: reader.read('DATABASE_URL', undefined, postgresAddress),
    migrationUrl: reader.read('MIGRATION_URL', undefined, postgresAddress),
    clock: reader.read('CLOCK', 'system', oneOf(['system', 'test', 'stepped'])),
    logLevel: reader.read('LOG_LEVEL', 'info', oneOf(LOG_LEVELS)),
    mail: {
      smtpUrl: reader.read('SMTP_URL', undefined, optional(address('smtp', 'smtps'))),
      from: reader.read('MAIL_FROM', 'Fairtick <no-reply@fairtick.invalid>', anyText),
      supportAddress: reader.read('SUPPORT_EMAIL', '', mailAddress),
    },
    push: readPush(reader),
    heads: readHeadPlaces(reader),
    market: readMarket(reader),
    calendar: {
      timeZone: operatorZone,
      rolloverMinute: reader.read('ROLLOVER', 7 * 60, timeOfDay),
    },
    serviceHours: readServiceHours(reader, operatorZone),
    web: readWeb(reader),
    limits: readLimits(reader),
    cluster: readCluster(reader),
  }
  refuseCombinations(config, reader)
  refuseSplit(config, reader)
  refuseUnreachable(config, reader)
  reader.finish()
  return config
}

/** PostgreSQL by its address, else PGlite in the data folder. */
export function databasePlace({ databaseUrl, migrationUrl, dataFolder }: Config): DatabasePlace {
  return databaseUrl === undefined
    ? { kind: 'pglite', folder: dataFolder }
    : { kind: 'postgres', url: databaseUrl, migrationUrl }
}

function readMarket(reader: SettingsReader): MarketConfig {
  const rest = optional(address('http', 'https'))
  const socket = optional(address('ws', 'wss'))
  return {
    source: reader.read('MARKET', 'auto', oneOf(MARKETS)),
    replay: reader.read('REPLAY', [], listOf(replayPath)),
    replaySpeed: reader.read('REPLAY_SPEED', 1, numberAbove(0, 1_000)),
    replayFromMs: reader.read('REPLAY_FROM', undefined, optional(instantText)),
    sharedData: reader.read('SHARED_DATA', '../shared/market-data', anyText),
    binanceRest: reader.read('BINANCE_REST', undefined, rest),
    binanceWs: reader.read('BINANCE_WS', undefined, socket),
    krakenRest: reader.read('KRAKEN_REST', undefined, rest),
    krakenWs: reader.read('KRAKEN_WS', undefined, socket),
    coinbaseWs: reader.read('COINBASE_WS', undefined, socket),
    bitstampWs: reader.read('BITSTAMP_WS', undefined, socket),
  }
}

function readWeb(reader: SettingsReader): WebConfig {
  return {
    publicUrl: reader.read('PUBLIC_URL', undefined, optional(origin)),
    allowedOrigins: reader.read('ALLOWED_ORIGINS', [], listOf(origin)),
    trustedProxies: reader.read('TRUSTED_PROXIES', 0, wholeNumber(0, 10)),
    metricsToken: reader.read('METRICS_TOKEN', undefined, optional(secret)),
  }
}

function readServiceHours(
  reader: SettingsReader,
  operatorZone: string,
): ServiceHoursConfig | undefined {
  const weekly = reader.read('SUPPORT_HOURS', [], weeklyHours)
  const own = {
    timeZone: reader.read('SUPPORT_TIME_ZONE', operatorZone, timeZone),
    closedDates: reader.read('SUPPORT_CLOSED', [], listOf(date)),
  }
  return weekly.length === 0 ? undefined : { ...own, weekly }
}

function readLimits(reader: SettingsReader): Limits {
  const limit = wholeNumber(1, 1_000_000)
  return {
    callsPerSecondAndSession: reader.read('LIMIT_SESSION_PER_SECOND', 100, limit),
    callsPerSecondAndAddress: reader.read('LIMIT_ADDRESS_PER_SECOND', 300, limit),
    codeMailsPerHourAndAddress: reader.read('LIMIT_CODE_MAILS_PER_HOUR', 60, limit),
    uploadsPerHourAndUser: reader.read('LIMIT_UPLOADS_PER_HOUR', 20, limit),
    viewsPerMinuteAndStaff: reader.read('LIMIT_STAFF_VIEWS_PER_MINUTE', 120, limit),
    // The sockets of the gateway, and 2,000 more.
    connections: reader.read('LIMIT_CONNECTIONS', 14_000, limit),
    // The sockets of one network, and six more for each: what a browser opens beside one.
    connectionsPerNetwork: reader.read('LIMIT_NETWORK_CONNECTIONS', 400, limit),
  }
}

function refuseCombinations(config: Config, reader: SettingsReader): void {
  if (config.clock !== 'system' && !isLoopback(config.host)) {
    reader.refuse(
      'CLOCK=test and CLOCK=stepped need HOST to be a loopback address such as 127.0.0.1.',
    )
  }
  if (config.clock === 'system' && config.push.hosts.some(isLoopbackOrigin)) {
    reader.refuse('PUSH_HOSTS may name an address of this machine with CLOCK=test alone.')
  }
  if (config.clock === 'system' && config.heads.urls.some(isLoopbackEndpoint)) {
    reader.refuse('HEAD_URL may name an address of this machine with CLOCK=test alone.')
  }
  if (config.port !== 0 && config.port === config.officePort) {
    reader.refuse('OFFICE_PORT must be another port than PORT.')
  }
  if (config.migrationUrl !== undefined && config.databaseUrl === undefined) {
    reader.refuse('MIGRATION_URL needs DATABASE_URL: the embedded database has no other role.')
  }
}

/** Only this machine can reach such an address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.[0-9.]+$/.test(host)
}

function optional<Value>(understand: Understand<Value>): Understand<Value | undefined> {
  return understand
}

const postgresAddress = optional(address('postgres', 'postgresql'))

const hostName: Understand<string> = (text) =>
  isIP(text) !== 0 || /^[a-z0-9.-]{1,253}$/i.test(text)
    ? { value: text }
    : { mustBe: 'an address of this machine such as 127.0.0.1 or 0.0.0.0' }

const secret: Understand<string> = (text) =>
  text.length >= 16 ? { value: text } : { mustBe: 'a secret of at least 16 characters' }

const replayPath: Understand<string> = (text) => {
  const file = text.replace(/^[A-Z0-9]{3,20}=/, '')
  return existsSync(file)
    ? { value: text }
    : { mustBe: 'a file, a folder or SYMBOL=FILE that exists' }
}
