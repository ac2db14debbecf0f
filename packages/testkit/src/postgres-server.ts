// A real PostgreSQL server of a test's own: in a temporary folder, from the machine's programs.

import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findPostgres } from './find-postgres.ts'

/** After a power cut it syncs all it has, at once instead of file by file. */
const SETTINGS = ['max_connections=60', 'recovery_init_sync_method=syncfs'] as const
/** A slow machine takes its time for that. */
const GIVE_UP_AFTER_MS = 100_000
const TRY_EVERY_MS = 50
const OWNER = 'fairtick'

export type PostgresServer = {
  /** The address of a new, empty database. */
  readonly newDatabase: () => Promise<string>
  /** An immediate stop without a clean shutdown; `start` brings it back on the same port. */
  readonly crash: () => Promise<void>
  /** SIGKILL to all its processes at once, as a power cut would. */
  readonly kill9: () => Promise<void>
  /** Nothing of it runs any more until `thaw`; its connections stay open and silent. */
  readonly freeze: () => void
  readonly thaw: () => void
  readonly start: () => Promise<void>
  /** Stops it and removes its folder. */
  readonly remove: () => Promise<void>
}

/** Why there is no server here, or undefined: for `describe.skipIf`. */
export function whyNoPostgres(): string | undefined {
  if (findPostgres() === undefined) return 'no PostgreSQL server programs on this machine'
  if (process.getuid?.() === 0 && systemUser() === undefined) {
    return 'PostgreSQL refuses root, and there is no user postgres'
  }
  return undefined
}

export async function startPostgresServer(): Promise<PostgresServer> {
  const programs = findPostgres()
  if (programs === undefined) throw new Error(whyNoPostgres())
  const folder = mkdtempSync(join(tmpdir(), 'fairtick-postgres-'))
  const runAs = process.getuid?.() === 0 ? systemUser() : undefined
  if (runAs !== undefined) chownSync(folder, runAs.uid, runAs.gid)
  const data = join(folder, 'data')
  const options = { ...runAs, cwd: folder, stdio: 'ignore' } as const
  initialise(join(programs, 'initdb'), data, options)
  const port = await freePort()
  const urlOf = (name: string) => `postgres://${OWNER}@127.0.0.1:${port}/${name}`
  let server: ChildProcess | undefined

  async function start(): Promise<void> {
    const settings = ['-p', String(port), '-k', folder, '-h', '127.0.0.1']
    for (const setting of SETTINGS) settings.push('-c', setting)
    server = spawn(join(programs ?? '', 'postgres'), ['-D', data, ...settings], options)
    await untilItAnswers(urlOf('postgres'))
  }

  /** SIGQUIT stops at once without a clean shutdown, and takes the children along. */
  async function stop(signal: 'SIGQUIT' | 'SIGINT' | 'SIGKILL'): Promise<void> {
    const stopping = server
    server = undefined
    if (stopping === undefined || stopping.exitCode !== null) return
    const gone = new Promise((resolve) => stopping.once('exit', resolve))
    if (signal === 'SIGKILL') signalAll(stopping, signal)
    else stopping.kill(signal)
    await gone
  }

  await start()
  return {
    newDatabase: async () => {
      const name = `test_${randomBytes(8).toString('hex')}`
      await runStatement(urlOf('postgres'), `CREATE DATABASE ${name}`)
      return urlOf(name)
    },
    crash: () => stop('SIGQUIT'),
    kill9: () => stop('SIGKILL'),
    freeze: () => signalAll(server, 'SIGSTOP'),
    thaw: () => signalAll(server, 'SIGCONT'),
    start,
    remove: async () => {
      await stop('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The server and all its children: each of them is a session of its own, so no group has them. */
function signalAll(server: ChildProcess | undefined, signal: NodeJS.Signals): void {
  const parent = server?.pid
  if (parent === undefined) throw new Error('the PostgreSQL server is not running')
  for (const pid of [parent, ...childrenOf(parent)]) {
    try {
      process.kill(pid, signal)
    } catch {
      // It ended by itself meanwhile.
    }
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^[0-9]+$/.test(name)) return []
    try {
      // `pid (name) state parent …`; the name may hold anything, so read from its end.
      const [, parentText] = (
        readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1) ?? ''
      ).split(' ')
      return Number(parentText) === parent ? [Number(name)] : []
    } catch {
      return []
    }
  })
}

type RunOptions = { readonly uid?: number; readonly gid?: number; readonly cwd: string }

function initialise(initdb: string, data: string, options: RunOptions): void {
  const words = ['-D', data, '-U', OWNER, '--auth=trust', '-E', 'UTF8', '--locale=C', '-k']
  const made = spawnSync(initdb, words, { ...options, stdio: 'pipe' })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
}

function systemUser(): { readonly uid: number; readonly gid: number } | undefined {
  const idOf = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { stdio: 'pipe' }))
  try {
    return { uid: idOf('-u'), gid: idOf('-g') }
  } catch {
    return undefined
  }
}

async function untilItAnswers(url: string): Promise<void> {
  const giveUpMs = performance.now() + GIVE_UP_AFTER_MS
  for (;;) {
    try {
      return await runStatement(url, 'SELECT 1')
    } catch (error) {
      if (performance.now() > giveUpMs) throw error
      await new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS))
    }
  }
}

async function runStatement(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
