// Who may start the server: a role that owns nothing, on tables that another brought up to date.

import { createSettableClock, openEngine } from '@fairtick/server/engine/engine-fixture'
import { createLog } from '@fairtick/server/platform/log'
import { openDatabase } from '@fairtick/server/platform/open-database'
import { openPostgres } from '@fairtick/server/platform/postgres-database'
import {
  findExcessRights,
  requireRestrictedRole,
  TooManyRights,
} from '@fairtick/server/platform/run-time-role'
import {
  as,
  OWNER_ROLE,
  run,
  SERVER_ROLE,
  startServerWithRoles,
  TOO_MANY,
} from '@fairtick/server/test/database/database-roles'
import { runStatement } from '@fairtick/server/test/database/postgres-process'
import {
  createTestDatabase,
  type PostgresServer,
  whyNoPostgres,
} from '@fairtick/server/test/database/postgres-server'
import { startTestServer } from '@fairtick/server/test/test-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const LIVE = { mode: 'live', migrationUrl: undefined } as const

describe.skipIf(whyNoPostgres() !== undefined)('REL-60: starting on PostgreSQL', () => {
  let postgres: PostgresServer
  beforeAll(async () => {
    postgres = await startServerWithRoles()
  })
  afterAll(() => postgres?.remove())

  /** An empty database that the owner's role owns. */
  async function newDatabase() {
    const url = await postgres.newDatabase()
    await runStatement(
      url,
      `ALTER DATABASE ${new URL(url).pathname.slice(1)} OWNER TO ${OWNER_ROLE};
       ALTER SCHEMA public OWNER TO ${OWNER_ROLE}`,
    )
    return { url, ownerUrl: as(OWNER_ROLE, url), serverUrl: as(SERVER_ROLE, url) }
  }

  /** What a start says that fails. */
  async function failedStart(settings: Readonly<Record<string, string>>): Promise<string> {
    const fault = await startTestServer(settings).then(
      async (server) => {
        await server.stop()
        return new Error('it started')
      },
      (error: Error) => error,
    )
    const [, sentence = fault.message] = /fairtick could not start: (.*)/.exec(fault.message) ?? []
    return sentence
  }

  it('the owner makes the tables by a command, and the server starts without the owner', async () => {
    const { ownerUrl, serverUrl } = await newDatabase()
    expect(await failedStart({ DATABASE_URL: serverUrl })).toMatch(
      /^the database lacks 0001\S+, .* may not add it: run npm run migrate with MIGRATION_URL /,
    )
    const first = run('migrate', { MIGRATION_URL: ownerUrl })
    expect(first).toMatchObject({ status: 0, errors: [''] })
    expect(first.output).toContain('applied: 0001_market_and_tape.sql')
    expect(run('migrate', { MIGRATION_URL: ownerUrl })).toMatchObject({
      ...{ status: 0, output: ['the tables are up to date'], errors: [''] },
    })
    const server = await startTestServer({ DATABASE_URL: serverUrl })
    expect(server.log()).not.toContain(TOO_MANY)
    await server.stop()
  })

  it('a command that is given no owner, or a wrong one, says so', async () => {
    const { serverUrl } = await newDatabase()
    expect(run('migrate', {})).toMatchObject({
      status: 2,
      errors: [expect.stringContaining('MIGRATION_URL names no database'), expect.anything()],
    })
    expect(run('migrate', { MIGRATION_URL: 'postgres://127.0.0.1:1/none' })).toMatchObject({
      status: 2,
      errors: ['migrate: the database of MIGRATION_URL does not answer', expect.anything()],
    })
    expect(run('migrate', { MIGRATION_URL: serverUrl })).toMatchObject({
      status: 2,
      errors: [
        'migrate: the role of MIGRATION_URL lacks a right that this needs on the tables',
        expect.anything(),
      ],
    })
  })

  it('with the owner beside it, it brings the tables up to date itself', async () => {
    const { ownerUrl, serverUrl } = await newDatabase()
    const settings = { DATABASE_URL: serverUrl, MIGRATION_URL: ownerUrl }
    await (await startTestServer(settings)).stop()
    expect(await failedStart({ ...settings, DATABASE_URL: ownerUrl })).toContain(TOO_MANY)
  })

  it('with a schema that is behind it says which script is missing', async () => {
    const url = await createTestDatabase(postgres.url)
    await runStatement(url, `DELETE FROM migration WHERE name LIKE '0005%'`)
    expect(await failedStart({ DATABASE_URL: as(SERVER_ROLE, url) })).toMatch(
      /^the database lacks 0005_payments.sql, /,
    )
  })

  it('a role that is no member of the run-time role is told how it becomes one', async () => {
    const url = await createTestDatabase(postgres.url)
    await runStatement(url, 'CREATE ROLE stranger LOGIN')
    expect(await failedStart({ DATABASE_URL: as('stranger', url) })).toBe(
      'the role of DATABASE_URL may not act as fairtick_app: as the owner, GRANT fairtick_app TO it',
    )
  })

  it('one that does not inherit may, since the server acts as the run-time role', async () => {
    const url = await createTestDatabase(postgres.url)
    await runStatement(url, 'CREATE ROLE distant LOGIN NOINHERIT IN ROLE fairtick_app')
    const database = await openDatabase({ kind: 'postgres', url: as('distant', url) })
    expect(await findExcessRights(database)).toEqual([])
    await database.close()
  })

  it('the owner of the tables starts no live installation, and a practice one is warned', async () => {
    const { url, ownerUrl, serverUrl } = await newDatabase()
    run('migrate', { MIGRATION_URL: ownerUrl })
    for (const [name, rights] of [
      [ownerUrl, 'it owns the database, it owns the schema public, it owns account and'],
      [url, 'it is a superuser'],
    ] as const) {
      const database = openPostgres(name)
      const lines: string[] = []
      const log = createLog('info', { write: (line) => lines.push(line) })
      const starting = requireRestrictedRole(database, LIVE, log)
      await expect(starting).rejects.toThrow(TooManyRights)
      await expect(starting).rejects.toThrow(`${TOO_MANY} (${rights}`)
      expect(lines).toEqual([])
      await requireRestrictedRole(database, { ...LIVE, mode: 'practice' }, log)
      expect(lines).toEqual([expect.stringContaining(TOO_MANY)])
      await database.close()
    }
    const database = openPostgres(serverUrl)
    const silent = createLog('info', { write: (line) => expect(line).toBe('') })
    await requireRestrictedRole(database, LIVE, silent)
    await database.close()
  })

  it('a checkpoint that is wrong is taken away by the owner alone', async () => {
    const url = await createTestDatabase(postgres.url)
    const settings = { DATABASE_URL: as(SERVER_ROLE, url) }
    const database = await openDatabase({ kind: 'postgres', url: settings.DATABASE_URL })
    const engine = await openEngine(database, createSettableClock())
    await engine.open('a')
    await engine.stop()
    await database.close()
    await runStatement(url, `INSERT INTO checkpoint VALUES (1, 0, 0, '{}', 'x')`)
    expect(run('repair-rows', settings)).toMatchObject({
      status: 2,
      errors: [expect.stringContaining('set MIGRATION_URL'), expect.anything()],
    })
    const repaired = run('repair-rows', { ...settings, MIGRATION_URL: url })
    expect(repaired.status).toBe(0)
    expect(repaired.output).toContain('checkpoint 1: taken away')
  })

  it.each([
    ['it may make roles', 'ALTER ROLE once CREATEROLE'],
    ['it may make databases', 'ALTER ROLE once CREATEDB'],
    ['it may replicate', 'ALTER ROLE once REPLICATION'],
    ['it passes row security', 'ALTER ROLE once BYPASSRLS'],
    ['it is a member of pg_write_all_data', 'GRANT pg_write_all_data TO once'],
    ['it owns watchlist', 'ALTER TABLE watchlist OWNER TO once'],
    ['it owns refuse_change', 'ALTER FUNCTION refuse_change() OWNER TO once'],
    ['it may make tables in public', 'GRANT CREATE ON SCHEMA public TO once'],
    ['it may make schemas', 'GRANT CREATE ON DATABASE current TO once'],
    [
      'it may switch the guards off',
      'GRANT SET ON PARAMETER session_replication_role TO fairtick_app',
      'REVOKE SET ON PARAMETER session_replication_role FROM fairtick_app',
    ],
    ['it may change tape_block', 'GRANT UPDATE (payload) ON tape_block TO fairtick_app'],
    ['it may change journal_entry', 'GRANT DELETE ON journal_entry TO fairtick_app'],
    ['it was granted update on staff', 'GRANT UPDATE ON staff TO once'],
    ['it was granted update on account', 'GRANT UPDATE (user_id) ON account TO PUBLIC'],
  ])('a right too many is found: %s', async (sentence, grant, revoke = 'SELECT') => {
    const url = await createTestDatabase(postgres.url)
    const name = new URL(url).pathname.slice(1)
    await runStatement(url, 'CREATE ROLE once LOGIN IN ROLE fairtick_app')
    const database = await openDatabase({ kind: 'postgres', url: as('once', url) })
    expect(await findExcessRights(database)).toEqual([])
    await runStatement(url, grant.replace('DATABASE current', `DATABASE ${name}`))
    expect(await findExcessRights(database)).toContain(sentence)
    await database.close()
    await runStatement(url, `${revoke}; DROP OWNED BY once CASCADE; DROP ROLE once`)
  })
})
