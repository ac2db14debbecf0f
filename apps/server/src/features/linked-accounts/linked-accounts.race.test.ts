// Many at once on a real PostgreSQL: of registrations from one place each pair is linked, once
// (REL-5, REL-12).

import { instantFromMs } from '@fairtick/core/time/instant'
import {
  type PostgresServer,
  startPostgresServer,
  whyNoPostgres,
} from '@fairtick/server/test/database/postgres-server'
import { insertMember } from '@fairtick/server/test/team-members'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../platform/database.ts'
import { openDatabase } from '../../platform/open-database.ts'
import { openLinks } from './linked-accounts-fixture.ts'

const ROUNDS = 10
const AT_ONCE = 6

describe.skipIf(whyNoPostgres() !== undefined)('linking, many at once', () => {
  let server: PostgresServer
  let database: Database
  beforeAll(async () => {
    server = await startPostgresServer()
    database = await openDatabase({ kind: 'postgres', url: await server.newDatabase() })
  })
  afterAll(async () => {
    await database?.close()
    await server?.remove()
  })

  test('accounts that come at once from one browser and place all find each other', async () => {
    const engine = {
      now: () => instantFromMs(1),
      ask: async () => {
        throw new Error('nobody has an account here')
      },
    }
    const { visit } = openLinks(database, engine)
    for (let round = 0; round < ROUNDS; round += 1) {
      const ids = Array.from({ length: AT_ONCE }, (_, place) => `m${round}-${place}`)
      for (const id of ids) await insertMember(database, id)
      const place = { name: `Hana ${round}`, deviceToken: `t${round}` }
      await Promise.all(ids.map((id) => visit(id, place)))
    }
    const links = await database.query<{ signals: string[] }>('SELECT signals FROM account_link')
    expect(links).toHaveLength((ROUNDS * AT_ONCE * (AT_ONCE - 1)) / 2)
    expect(new Set(links.map(({ signals }) => signals.join(' ')))).toEqual(
      new Set(['device device_name place_name']),
    )
  })
})
