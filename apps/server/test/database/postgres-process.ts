// One PostgreSQL server process on a data folder: started, stopped, killed, frozen.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventually } from '@fairtick/testkit/eventually'
import { freePort } from '@fairtick/testkit/free-port'
import pg from 'pg'
import { findPostgres } from './find-postgres.ts'

export type PostgresProcess = {
  /** The address of a database of this name; the same over restarts. */
  readonly urlOf: (name: string) => string
  readonly start: () => Promise<void>
  /** SIGINT is a clean stop, SIGQUIT one at once without a shutdown, SIGKILL a power cut. */
  readonly stop: (signal: 'SIGQUIT' | 'SIGINT' | 'SIGKILL') => Promise<void>
  /** To the server and all its children. */
  readonly signalAll: (signal: NodeJS.Signals) => void
}

export type RunAs = { readonly uid?: number; readonly gid?: number }

/** The owner of every database of the tests. */
export const OWNER = 'fairtick'

/** A slow machine takes its time to recover after a power cut. */
const GIVE_UP_AFTER_MS = 100_000

/** Why there is no server here, or undefined: for `describe.skipIf`. */
export function whyNoPostgres(): string | undefined {
  if (findPostgres() === undefined) return 'no PostgreSQL server programs on this machine'
  if (process.getuid?.() === 0 && systemUser() === undefined) {
    return 'PostgreSQL refuses root, and there is no user postgres'
  }
  return undefined
}

/** The folder of the server programs; throws where there are none. */
export function postgresPrograms(): string {
  const programs = findPostgres()
  if (programs === undefined) throw new Error(whyNoPostgres())
  return programs
}

/** Whom the server runs as: itself, or the system user where we are root. */
export function postgresUser(): RunAs {
  return (process.getuid?.() === 0 ? systemUser() : undefined) ?? {}
}

/** On the data folder `folder/data`, with its socket in `folder`. */
export async function createPostgresProcess(
  folder: string,
  settings: readonly string[],
): Promise<PostgresProcess> {
  const port = await freePort()
  const urlOf = (name: string) => `postgres://${OWNER}@127.0.0.1:${port}/${name}`
  let server: ChildProcess | undefined
  return {
    urlOf,
    start: async () => {
      const words = [
        '-D',
        join(folder, 'data'),
        '-p',
        String(port),
        '-k',
        folder,
        '-h',
        '127.0.0.1',
      ]
      for (const setting of settings) words.push('-c', setting)
      const options = { ...postgresUser(), cwd: folder, stdio: 'ignore' } as const
      server = spawn(join(postgresPrograms(), 'postgres'), words, options)
      await untilItAnswers(urlOf('postgres'))
    },
    stop: async (signal) => {
      const stopping = server
      server = undefined
      if (stopping === undefined || stopping.exitCode !== null) return
      const gone = new Promise((resolve) => stopping.once('exit', resolve))
      if (signal === 'SIGKILL') signalAll(stopping, signal)
      else stopping.kill(signal)
      await gone
    },
    signalAll: (signal) => signalAll(server, signal),
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

function systemUser(): { readonly uid: number; readonly gid: number } | undefined {
  const idOf = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { stdio: 'pipe' }))
  try {
    return { uid: idOf('-u'), gid: idOf('-g') }
  } catch {
    return undefined
  }
}

async function untilItAnswers(url: string): Promise<void> {
  const answers = () =>
    runStatement(url, 'SELECT 1').then(
      () => true,
      () => false,
    )
  await eventually('the PostgreSQL server to answer', answers, GIVE_UP_AFTER_MS)
}

/** On a connection of its own, as whoever `url` names. */
export async function runStatement(url: string, sql: string): Promise<void> {
  await withClient(url, (client) => client.query(sql))
}

export type PostgresClient = pg.Client

/** A session as whoever `url` names, for as long as `work` takes. */
export async function withClient<Result>(
  url: string,
  work: (client: PostgresClient) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
