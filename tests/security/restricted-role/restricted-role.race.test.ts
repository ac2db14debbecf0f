// The real server as a role that owns nothing; and what a thief with that role's password can do:
// nothing that the migrations did not grant, whichever role is set or reset (REL-60).

import {
  as,
  run,
  SERVER_ROLE,
  startServerWithRoles,
  TOO_MANY,
} from '@fairtick/server/test/database/database-roles'
import { type PostgresClient, withClient } from '@fairtick/server/test/database/postgres-process'
import {
  createTestDatabase,
  type PostgresServer,
  whyNoPostgres,
} from '@fairtick/server/test/database/postgres-server'
import { registerAccount } from '@fairtick/server/test/registered-customer'
import { startTestServer, type TestServer } from '@fairtick/server/test/test-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Attempt, listForbidden, WITHOUT_EFFECT } from './forbidden-statements.ts'

/** What a thief would have to change to get further: rights, owners, guards, code, roles. */
const CATALOGUE = `SELECT md5(string_agg(line, ' ' ORDER BY line)) AS hash FROM (
  SELECT concat(relname, relacl, relowner, relkind) FROM pg_class
    WHERE relnamespace = 'public'::regnamespace
  UNION ALL SELECT concat(tgname, tgrelid, tgenabled) FROM pg_trigger
  UNION ALL SELECT concat(proname, prosecdef, prosrc, proowner) FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace
  UNION ALL SELECT concat(attrelid, attname, attacl) FROM pg_attribute WHERE attacl IS NOT NULL
  UNION ALL SELECT concat(roleid, member, admin_option) FROM pg_auth_members
  UNION ALL SELECT concat(rolname, rolsuper, rolcreaterole, rolcreatedb, rolcanlogin) FROM pg_roles
  UNION ALL SELECT concat(datname, datdba, datacl) FROM pg_database
) AS lines (line)`

describe.skipIf(whyNoPostgres() !== undefined)('REL-60: a role that owns nothing', () => {
  let postgres: PostgresServer
  let ownerUrl: string
  beforeAll(async () => {
    postgres = await startServerWithRoles()
    ownerUrl = await createTestDatabase(postgres.url)
  })
  afterAll(() => postgres?.remove())

  describe('starts the server', () => {
    let server: TestServer
    let url: string
    beforeAll(async () => {
      url = as(SERVER_ROLE, ownerUrl)
      server = await startTestServer({ DATABASE_URL: url })
    })
    afterAll(() => server?.stop())

    it('which takes customers and their orders, without a word about its rights', async () => {
      const { client } = await registerAccount(server)
      const { order } = await client.call('openContract', {
        body: {
          ...{ symbol: 'BTCUSDT', direction: 'long', orderType: 'market', lots: '2', leverage: 10 },
        },
      })
      expect(order).toMatchObject({ symbol: 'BTCUSDT' })
      expect(server.log()).not.toContain(TOO_MANY)
      const roles = await withClient(ownerUrl, (client) =>
        client.query(`SELECT DISTINCT usename FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid()`),
      )
      expect(roles.rows).toEqual([{ usename: SERVER_ROLE }])
    })

    it('beside which its books are verified as the same role', () => {
      const settings = { DATABASE_URL: url, FAIRTICK_DATA: server.dataFolder }
      expect(run('verify-tape', settings)).toMatchObject({ status: 0 })
    })

    it.each([
      ['as it logs in', []],
      ['as the run-time role', ['SET ROLE fairtick_app']],
      ['after RESET ROLE', ['SET ROLE fairtick_app', 'RESET ROLE', 'RESET SESSION AUTHORIZATION']],
    ])('%s it can do nothing that the migrations did not grant', async (_, before) => {
      await withClient(ownerUrl, async (owner) => {
        const forbidden = await listForbidden({
          query: async (sql) => (await owner.query(sql)).rows as never,
        })
        expect(forbidden.length).toBeGreaterThan(700)
        const was = (await owner.query(CATALOGUE)).rows
        const outcomes = await withClient(url, async (client) => {
          for (const sql of before) await client.query(sql)
          return await tryAll(client, forbidden)
        })
        expect(outcomes).toEqual([])
        expect((await owner.query(CATALOGUE)).rows).toEqual(was)
      })
    })

    it('what goes through gives it nothing', async () => {
      await withClient(ownerUrl, async (owner) => {
        const was = (await owner.query(CATALOGUE)).rows
        await withClient(url, async (client) => {
          for (const sql of WITHOUT_EFFECT) await client.query(sql)
          const [who] = (await client.query('SELECT current_user AS name')).rows
          expect(who).toEqual({ name: SERVER_ROLE })
        })
        expect((await owner.query(CATALOGUE)).rows).toEqual(was)
      })
    })
  })
})

/** Those that were not refused, or were for another reason than a missing right. */
async function tryAll(
  client: PostgresClient,
  attempts: readonly Attempt[],
): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const { sql, states } of attempts) {
    const code = await client.query(sql).then(
      () => 'done',
      (fault: { code?: string; message: string }) => fault.code ?? fault.message,
    )
    if (!states.includes(code)) wrong.push(`${code}: ${sql}`)
  }
  return wrong
}
