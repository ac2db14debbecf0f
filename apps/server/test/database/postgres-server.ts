// A real PostgreSQL server for tests: in a temporary folder, from the machine's programs.

import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyCluster, SCHEMA_DATABASE } from './postgres-cluster.ts'
import { createPostgresProcess, runStatement } from './postgres-process.ts'

export { whyNoPostgres } from './postgres-process.ts'

/** After a power cut it syncs all it has, at once instead of file by file. */
const DURABLE = ['max_connections=60', 'recovery_init_sync_method=syncfs'] as const
/** Nothing of it is read after its run, and no work of its own falls into the time of a test. */
const THROWAWAY = [
  ...['max_connections=200', 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
  ...['autovacuum=off', 'checkpoint_timeout=1h', 'max_wal_size=8GB'],
] as const

export type PostgresServer = {
  /** Of its maintenance database: what `createTestDatabase` takes. */
  readonly url: string
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

/** Of a test's own. Unless `keeps` is false, what it committed outlives a power cut. */
export async function startPostgresServer({ keeps = true } = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'fairtick-postgres-'))
  await copyCluster(folder)
  const server = await createPostgresProcess(folder, keeps ? DURABLE : THROWAWAY)
  await server.start()
  return {
    url: server.urlOf('postgres'),
    newDatabase: () => createDatabase(server.urlOf('postgres'), 'template1'),
    crash: () => server.stop('SIGQUIT'),
    kill9: () => server.stop('SIGKILL'),
    freeze: () => server.signalAll('SIGSTOP'),
    thaw: () => server.signalAll('SIGCONT'),
    start: server.start,
    remove: async () => {
      await server.stop('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A new database with the newest schema on the server at `url`; answers its address. */
export function createTestDatabase(url: string): Promise<string> {
  return createDatabase(url, SCHEMA_DATABASE)
}

/** Also where somebody is still connected. */
export async function dropTestDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  await runStatement(addressOf(url, 'postgres'), `DROP DATABASE ${name} WITH (FORCE)`)
}

async function createDatabase(url: string, template: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await runStatement(url, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  return addressOf(url, name)
}

function addressOf(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
