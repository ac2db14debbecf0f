// The real server as a child process with a data folder of its own, for tests from outside.

import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabasePlace } from '@fairtick/server/platform/open-database'
import { copyDataFolder } from './database/data-folder.ts'
import { createTestDatabase, dropTestDatabase } from './database/postgres-server.ts'
import { TEST_POSTGRES } from './database/postgres-test-database.ts'
import {
  end,
  foreignEnvironment,
  keepLog,
  launch,
  type ProcessLog,
  untilOpen,
  untilPrinted,
} from './server-process.ts'

export type TestServer = {
  /** Both addresses stay the same over restarts. */
  readonly url: string
  /** Of the back office. */
  readonly officeUrl: string
  readonly inviteCode: string
  readonly dataFolder: string
  /** Of its process, another one after a restart. */
  readonly pid: () => number | undefined
  /** Where its database is, for who looks into it while it is stopped. */
  readonly databasePlace: DatabasePlace
  /** Moves its clock ahead in one leap; answers its new time. */
  readonly advance: (durationMs: number) => Promise<number>
  /** What it has printed, newest part. */
  readonly log: () => string
  /** SIGKILL: nothing is written any more. */
  readonly kill9: () => Promise<void>
  /** Starts it again and kills it when `life` is over, be it while it still reads its books. */
  readonly startAndKill9: (life: Promise<void>) => Promise<void>
  /** Starts it again on the same port and folder, its clock as far ahead as it was. */
  readonly restart: () => Promise<void>
  /** Ends it and removes its data folder. */
  readonly stop: () => Promise<void>
}

type Running = { readonly child: ChildProcess } & Addresses
type Addresses = Pick<TestServer, 'url' | 'officeUrl' | 'inviteCode'>

/** Preloaded into a server that starts again: the clock of its machine is ahead by SHIFT_MS. */
const SHIFTED_DATE = `data:text/javascript,${encodeURIComponent(
  'const { now } = Date; Date.now = () => now() + Number(process.env.SHIFT_MS)',
)}`
const READY = /^fairtick ready: web=(\S+) office=(\S+) invite=(\S+) market=(\S+)$/m
/**
 * Replays the shipped excerpt on a clock that can be advanced, unless `settings` say otherwise; on
 * the PostgreSQL server of the run where there is one, else on a database of its own. Where the web
 * is not built it serves the API alone.
 */
export async function startTestServer(
  settings: Readonly<Record<string, string>> = {},
): Promise<TestServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'fairtick-server-'))
  const environment: NodeJS.ProcessEnv = {
    ...foreignEnvironment(),
    ...{ MARKET: 'replay', CLOCK: 'test', PORT: '0', OFFICE_PORT: '0', LOG_LEVEL: 'info' },
    ...{ FAIRTICK_DATA: dataFolder, ...settings },
  }
  const log = keepLog()
  const { databasePlace, forgetDatabase } = await openPlace(dataFolder, environment)
  const forget = async () => {
    await rm(dataFolder, { recursive: true, force: true })
    await forgetDatabase()
  }
  let running = await start(environment, log).catch(async (fault: unknown) => {
    await forget()
    throw fault
  })
  let aheadMs = 0
  const { url, officeUrl, inviteCode } = running
  // A test that ends early leaves no server behind.
  const killWithUs = () => running.child.kill('SIGKILL')
  process.once('exit', killWithUs)
  await untilOpen(url)
  const advance = async (durationMs: number): Promise<number> => {
    // Also of a server that dies before it answers: its tape may have gone on.
    aheadMs += durationMs
    return await postClock(url, durationMs)
  }
  const nextEnvironment = () => ({
    ...{ ...environment, ...portsOf(url, officeUrl), SHIFT_MS: String(aheadMs) },
    // From its first moment on: what the tape has seen must not lie ahead of its clock.
    NODE_OPTIONS: `--import ${SHIFTED_DATE}`,
  })
  return {
    ...{ url, officeUrl, inviteCode, dataFolder, databasePlace, advance },
    pid: () => running.child.pid,
    log: log.text,
    kill9: () => end(running.child, 'SIGKILL'),
    startAndKill9: async (life) => {
      const child = launch(nextEnvironment())
      const ready = waitUntilReady(child, log).catch(() => undefined)
      await life
      await end(child, 'SIGKILL')
      await ready
    },
    restart: async () => {
      running = await start(nextEnvironment(), log)
      await untilOpen(url)
    },
    stop: async () => {
      await end(running.child, 'SIGTERM')
      process.off('exit', killWithUs)
      await forget()
    },
  }
}

type OpenPlace = {
  readonly databasePlace: DatabasePlace
  readonly forgetDatabase: () => Promise<void>
}

/** Adds to `environment` what the server has to know of its database. */
async function openPlace(folder: string, environment: NodeJS.ProcessEnv): Promise<OpenPlace> {
  const nothing = async () => {}
  const { DATABASE_URL: given, FAIRTICK_DATA } = environment
  if (given !== undefined) {
    return { databasePlace: { kind: 'postgres', url: given }, forgetDatabase: nothing }
  }
  const serverUrl = process.env[TEST_POSTGRES] ?? ''
  if (serverUrl !== '') {
    const url = await createTestDatabase(serverUrl)
    environment.DATABASE_URL = url
    return { databasePlace: { kind: 'postgres', url }, forgetDatabase: () => dropTestDatabase(url) }
  }
  if (FAIRTICK_DATA === folder) await copyDataFolder(folder)
  return {
    databasePlace: { kind: 'pglite', folder: FAIRTICK_DATA ?? folder },
    forgetDatabase: nothing,
  }
}

async function start(environment: NodeJS.ProcessEnv, log: ProcessLog): Promise<Running> {
  const child = launch(environment)
  const ready = await waitUntilReady(child, log).catch(async (fault: unknown) => {
    await end(child, 'SIGKILL')
    throw fault
  })
  return { child, ...ready }
}

function portsOf(url: string, officeUrl: string) {
  return { PORT: new URL(url).port, OFFICE_PORT: new URL(officeUrl).port }
}

async function waitUntilReady(child: ChildProcess, log: ProcessLog): Promise<Addresses> {
  const [, url = '', officeUrl = '', inviteCode = ''] = await untilPrinted(child, log, READY)
  return { url, officeUrl, inviteCode }
}

async function postClock(url: string, advanceMs: number): Promise<number> {
  const response = await fetch(`${url}/test-clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ advanceMs }),
  })
  if (!response.ok) throw new Error(`/test-clock answered ${response.status}`)
  return ((await response.json()) as { now: number }).now
}
