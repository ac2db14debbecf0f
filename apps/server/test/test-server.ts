// The real server as a child process with a data folder of its own, for tests from outside.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { DatabasePlace } from '@fairtick/server/platform/open-database'
import { eventually } from '@fairtick/testkit/eventually'
import { copyDataFolder } from './database/data-folder.ts'
import { createTestDatabase, dropTestDatabase } from './database/postgres-server.ts'
import { TEST_POSTGRES } from './database/postgres-test-database.ts'

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

const MAIN = resolve(import.meta.dirname, '../src/main.ts')
/** Preloaded into a server that starts again: the clock of its machine is ahead by SHIFT_MS. */
const SHIFTED_DATE = `data:text/javascript,${encodeURIComponent(
  'const { now } = Date; Date.now = () => now() + Number(process.env.SHIFT_MS)',
)}`
const READY = /^fairtick ready: web=(\S+) office=(\S+) invite=(\S+) market=(\S+)$/m
const LONGEST_START_MS = 60_000
const LONGEST_STOP_MS = 20_000
const LOG_CHARS = 100_000

/** Our own environment must not decide what a test runs on. */
const OWN_SETTINGS =
  /^(FAIRTICK_|REPLAY|PUSH_|BINANCE_|KRAKEN_|LIMIT_|MARKET$|CLOCK$|(DATABASE|MIGRATION)_URL$)/

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
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OWN_SETTINGS.test(name))),
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

type Log = { readonly add: (text: string) => void; readonly text: () => string }

function keepLog(): Log {
  let kept = ''
  return {
    add: (text) => {
      kept = (kept + text).slice(-LOG_CHARS)
    },
    text: () => kept,
  }
}

async function start(environment: NodeJS.ProcessEnv, log: Log): Promise<Running> {
  const child = launch(environment)
  const ready = await waitUntilReady(child, log).catch(async (fault: unknown) => {
    await end(child, 'SIGKILL')
    throw fault
  })
  return { child, ...ready }
}

function launch(environment: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [MAIN], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
}

function portsOf(url: string, officeUrl: string) {
  return { PORT: new URL(url).port, OFFICE_PORT: new URL(officeUrl).port }
}

function waitUntilReady(child: ChildProcess, log: Log): Promise<Addresses> {
  return new Promise((done, fail) => {
    const giveUp = (why: string) => fail(new Error(`the server ${why}:\n${log.text()}`))
    const timer = setTimeout(() => giveUp('did not get ready'), LONGEST_START_MS)
    let printed = ''
    const read = (chunk: Buffer) => {
      log.add(chunk.toString())
      printed += chunk.toString()
      const [, url, officeUrl, inviteCode] = READY.exec(printed) ?? []
      if (url === undefined || officeUrl === undefined || inviteCode === undefined) return
      clearTimeout(timer)
      done({ url, officeUrl, inviteCode })
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', (chunk: Buffer) => log.add(chunk.toString()))
    child.once('error', (fault) => giveUp(`could not be started (${fault.message})`))
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      log.add(`\n[the server ended: ${code ?? signal}]\n`)
      giveUp(`ended with ${code ?? signal}`)
    })
  })
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_STOP_MS)
  await ended
  clearTimeout(timer)
}

/** Until it says itself that it takes orders. */
async function untilOpen(url: string): Promise<void> {
  let state = ''
  const isOpen = async () => {
    const answer = await fetch(`${url}/readyz`)
    state = await answer.text()
    return answer.ok
  }
  await eventually('the server to take orders', isOpen, LONGEST_START_MS).catch((lost: unknown) => {
    throw new Error(`the server did not open: ${state}`, { cause: lost })
  })
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
