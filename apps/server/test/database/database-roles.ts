// A PostgreSQL server with the roles of docs/runbooks/install.md: an owner, and one for the server.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runStatement } from '@fairtick/server/test/database/postgres-process'
import {
  type PostgresServer,
  startPostgresServer,
} from '@fairtick/server/test/database/postgres-server'
import { commandEnvironment } from '@fairtick/testkit/command-environment'

const ROOT_FOLDER = resolve(import.meta.dirname, '../../../..')

/** Owns tables and is nobody special otherwise. */
export const OWNER_ROLE = 'fairtick_owner'
/** Logs in, and is a member of the run-time role. */
export const SERVER_ROLE = 'fairtick_server'
/** Of every log line and every refusal about rights. */
export const TOO_MANY = 'has rights that a server must not have'

export async function startServerWithRoles(): Promise<PostgresServer> {
  const postgres = await startPostgresServer({ keeps: false })
  await runStatement(
    postgres.url,
    `CREATE ROLE ${OWNER_ROLE} LOGIN IN ROLE fairtick_app;
     CREATE ROLE ${SERVER_ROLE} LOGIN IN ROLE fairtick_app`,
  )
  return postgres
}

/** The same database as another role. */
export function as(role: string, url: string): string {
  return Object.assign(new URL(url), { username: role }).href
}

/** A command of package.json as a process of its own, on a data folder that is gone with it. */
export function run(name: string, settings: Readonly<Record<string, string>>) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'fairtick-command-'))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT_FOLDER, `tools/${name}.ts`)],
    { env: { ...commandEnvironment(), FAIRTICK_DATA: dataFolder, ...settings }, encoding: 'utf8' },
  )
  rmSync(dataFolder, { recursive: true })
  return { status, output: stdout.trimEnd().split('\n'), errors: stderr.trimEnd().split('\n') }
}
