// On PostgreSQL, too, a command says which database it reads, and makes no tables where there are
// none.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { holdsInstallation, openDatabase } from '@fairtick/server/platform/open-database'
import {
  type PostgresServer,
  startPostgresServer,
  whyNoPostgres,
} from '@fairtick/server/test/database/postgres-server'
import { commandEnvironment } from '@fairtick/testkit/command-environment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT_FOLDER } from './root-folder.ts'

describe.skipIf(whyNoPostgres() !== undefined)('on PostgreSQL', () => {
  let server: PostgresServer
  let url: string
  beforeAll(async () => {
    server = await startPostgresServer()
    url = await server.newDatabase()
  })
  afterAll(() => server.remove())

  function verifyTape(databaseUrl: string) {
    const options = {
      env: { ...commandEnvironment(), DATABASE_URL: databaseUrl },
      encoding: 'utf8',
    } as const
    return spawnSync(process.execPath, [join(ROOT_FOLDER, 'tools/verify-tape.ts')], options)
  }

  it('an empty database is no installation, and stays empty', async () => {
    const { status, stdout, stderr } = verifyTape(url)
    const { host, pathname } = new URL(url)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain(`There is no installation in PostgreSQL ${host}${pathname}:`)
    expect(await holdsInstallation({ kind: 'postgres', url })).toBe(false)
  })

  it('one without records is named, without user and password, and fails', async () => {
    await (await openDatabase({ kind: 'postgres', url })).close()
    const { status, stdout, stderr } = verifyTape(url)
    const { username, host, pathname } = new URL(url)
    expect(stdout).toContain(`\ndatabase: PostgreSQL ${host}${pathname}\n`)
    expect(stdout).not.toContain(`${username}:`)
    expect([status, stderr.split('\n')[0]]).toEqual([
      ...[2, 'verify-tape: There is nothing to verify: not one record is on the tape.'],
    ])
  })

  it('one that does not answer is said in a sentence', () => {
    const { status, stderr } = verifyTape('postgres://nobody@127.0.0.1:9/none')
    expect([status, stderr.split('\n')[0]]).toEqual([
      ...[2, 'verify-tape: the database of DATABASE_URL does not answer'],
    ])
  })
})
