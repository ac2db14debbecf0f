// A PostgreSQL data folder that holds the newest schema, made once per machine and copied by each
// test server: to make it takes seconds, to copy it a tenth of one.

import { execFile } from 'node:child_process'
import { chown } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { listMigrations } from '@fairtick/server/platform/migrate'
import { openDatabase } from '@fairtick/server/platform/open-database'
import { sharedTempFolder } from '@fairtick/testkit/shared-temp-folder'
import {
  createPostgresProcess,
  OWNER,
  postgresPrograms,
  postgresUser,
  runStatement,
} from './postgres-process.ts'

/** The database that test databases are copies of. */
export const SCHEMA_DATABASE = 'fairtick_schema'

const INITDB = ['-U', OWNER, '--auth=trust', '-E', 'UTF8', '--locale=C', '-k', '--no-sync']

const run = promisify(execFile)

/** Fills `folder/data`; the folder belongs to whom the server runs as from then on. */
export async function copyCluster(folder: string): Promise<void> {
  await giveToPostgres(folder)
  const made = await sharedTempFolder({
    name: 'postgres',
    from: [
      ...listMigrations().map(({ name, hash }) => `${name} ${hash}\n`),
      ...[postgresPrograms(), INITDB.join(' ')],
    ],
    fill: makeCluster,
  })
  await run('cp', ['-a', join(made, 'data'), folder])
}

async function makeCluster(folder: string): Promise<void> {
  await giveToPostgres(folder)
  const data = join(folder, 'data')
  await run(join(postgresPrograms(), 'initdb'), ['-D', data, ...INITDB], {
    ...postgresUser(),
    cwd: folder,
  })
  const server = await createPostgresProcess(folder, ['fsync=off'])
  await server.start()
  await runStatement(server.urlOf('postgres'), `CREATE DATABASE ${SCHEMA_DATABASE}`)
  const schema = await openDatabase({ kind: 'postgres', url: server.urlOf(SCHEMA_DATABASE) })
  await schema.close()
  await server.stop('SIGINT')
}

async function giveToPostgres(folder: string): Promise<void> {
  const { uid, gid } = postgresUser()
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid)
}
