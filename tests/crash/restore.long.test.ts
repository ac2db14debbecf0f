// An installation restored from its copy, as docs/runbooks/back-up-and-restore.md has it: its books
// and its audit log hold, and it trades on.

import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { verifyTape } from '@fairtick/server/engine/verify/verify-tape'
import { headsFile, verifyExported } from '@fairtick/server/features/audit/public'
import { addressOfAvatar } from '@fairtick/server/features/files/public'
import { openDatabase } from '@fairtick/server/platform/open-database'
import { postgresPrograms, runStatement } from '@fairtick/server/test/database/postgres-process'
import {
  type PostgresServer,
  startPostgresServer,
} from '@fairtick/server/test/database/postgres-server'
import { registerAccount } from '@fairtick/server/test/registered-customer'
import { enterOffice } from '@fairtick/server/test/staff-fixture'
import { startTestServer, type TestServer } from '@fairtick/server/test/test-server'
import { uploadFile } from '@fairtick/server/test/upload-file'
import { eventually } from '@fairtick/testkit/eventually'
import type { Client } from '@fairtick/wire/client'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { sendKeyed } from './keyed-request.ts'

const OPTION = { symbol: 'BTCUSDT', direction: 'up', amount: '5', duration: 30 } as const
const CONTRACT = {
  ...{ symbol: 'BTCUSDT', direction: 'long', orderType: 'market', lots: '2', leverage: 10 },
} as const
const run = promisify(execFile)

/** Copies the installation of `server`, and puts the copy back in place of what is there. */
type Keeper = {
  readonly backUp: () => Promise<void>
  readonly restore: () => Promise<void>
}

let server: TestServer
let postgres: PostgresServer | undefined
let copy: string
let client: Client
let token: string

afterEach(async () => {
  await server?.stop()
  await postgres?.remove()
  await rm(copy, { recursive: true, force: true })
})

const buy = (key: string) => send('buyOption', key, OPTION)
const send = async (
  name: 'buyOption' | 'openContract' | 'closeContract',
  key: string,
  form: object,
) => {
  const request = { url: server.url, token, name, key, form }
  const reply = await sendKeyed<{ order: { id: string } }>(request)
  if (reply.kind !== 'answered') throw new Error(JSON.stringify(reply))
  return reply.result.order.id
}

test.each(['PGlite', 'PostgreSQL'] as const)('on %s', async (place) => {
  copy = await mkdtemp(join(tmpdir(), 'fairtick-copy-'))
  postgres = place === 'PostgreSQL' ? await startPostgresServer() : undefined
  const databaseUrl = await postgres?.newDatabase()
  server = await startTestServer(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl })
  const keeper = databaseUrl === undefined ? folderKeeper() : postgresKeeper(databaseUrl)
  ;({ client, token } = await registerAccount(server, 'en'))
  const early = await buy('early')
  const position = await send('openContract', 'position', CONTRACT)
  const picture = await uploadAvatar()
  await enterOffice(server)
  await server.advance(60_000)
  await server.kill9()
  await server.restart()

  await keeper.backUp()
  const late = await buy('late')
  await server.kill9()
  await keeper.restore()
  expect(await findings()).toEqual([])

  await server.restart()
  expect(await openContracts()).toEqual([position])
  expect(await boughtOptions()).toEqual([early])
  expect((await fetch(`${server.url}${addressOfAvatar(picture)}`)).status).toBe(200)
  // What came after the copy is lost: its key is free again, and so it is bought anew.
  const again = await buy('late')
  expect(again).not.toBe(late)
  await send('closeContract', 'close', { id: position })
  await server.advance(60_000)
  await eventually('the result', async () => (await boughtOptions()).length === 2)
  expect(await boughtOptions()).toEqual([again, early])
  await server.kill9()
  expect(await findings()).toEqual([])
})

async function uploadAvatar(): Promise<string> {
  const create = { width: 64, height: 64, channels: 3, background: '#a33' } as const
  const bytes = await sharp({ create }).png().toBuffer()
  return await uploadFile(server, { token }, { purpose: 'avatar', bytes })
}

async function openContracts(): Promise<string[]> {
  const { data } = await client.call('contractOrders', { query: { status: 'trading' } })
  return data.map(({ id }) => id)
}

/** Settled ones, newest first. */
async function boughtOptions(): Promise<string[]> {
  const { data } = await client.call('optionRecords', { body: {} })
  return data.map(({ id }) => id)
}

/** What `verify-tape` and `verify-audit` say of the stopped installation. */
async function findings(): Promise<readonly string[]> {
  const database = await openDatabase(server.databasePlace)
  const audit = await verifyExported(database, headsFile(server.dataFolder))
  const tape = await verifyTape(database, 'genesis')
  await database.close()
  expect(Math.min(audit.exportedHeads, tape.tapeRecords)).toBeGreaterThan(0)
  return [...tape.findings, ...audit.findings]
}

/** The embedded database lies in the data folder, which is copied while no server runs. */
function folderKeeper(): Keeper {
  return {
    backUp: async () => {
      await server.kill9()
      await copyFolder(server.dataFolder, copy)
      await server.restart()
    },
    restore: () => copyFolder(copy, server.dataFolder),
  }
}

/** Heads, database by pg_dump, then the data folder beside it, while the server runs. */
function postgresKeeper(databaseUrl: string): Keeper {
  const [dump, files] = [join(copy, 'database.sql'), join(copy, 'data')]
  const heads = join(copy, 'audit-heads.txt')
  const program = (name: string) => join(postgresPrograms(), name)
  const name = new URL(databaseUrl).pathname.slice(1)
  const maintenanceUrl = Object.assign(new URL(databaseUrl), { pathname: 'postgres' }).href
  return {
    backUp: async () => {
      await cp(headsFile(server.dataFolder), heads)
      await run(program('pg_dump'), ['--file', dump, databaseUrl])
      await copyFolder(server.dataFolder, files)
      await cp(heads, headsFile(files))
    },
    restore: async () => {
      await runStatement(maintenanceUrl, `DROP DATABASE ${name}`)
      await runStatement(maintenanceUrl, `CREATE DATABASE ${name}`)
      await run(program('psql'), ['-v', 'ON_ERROR_STOP=1', '-1', '-f', dump, databaseUrl])
      await copyFolder(files, server.dataFolder)
    },
  }
}

async function copyFolder(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true })
  await cp(from, to, { recursive: true })
}
