// All leaves are of one moment, whatever is committed while they are read: on PostgreSQL, where
// others go on.

import { readLeaf } from '@fairtick/proof/liability-leaf'
import {
  type PostgresServer,
  startPostgresServer,
  whyNoPostgres,
} from '@fairtick/server/test/database/postgres-server'
import { openPostgresTestDatabase } from '@fairtick/server/test/database/postgres-test-database'
import { isDeclined } from '@fairtick/wire/handler'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asMember, openLiabilities } from './liabilities-fixture.ts'

describe.skipIf(whyNoPostgres() !== undefined)('a tree that is read while money moves', () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await startPostgresServer()
  })
  afterAll(() => server.remove())

  it('has what stood when it began, of every account', async () => {
    const database = await openPostgresTestDatabase(server.url)
    const house = await openLiabilities(database)
    await house.engine.open('a')
    await house.move('64000')
    await house.passDay()
    let bought = 0
    house.market.onAsked = async () => {
      await house.engine.buy('a', 'while it is read', { stake: '40', durationSeconds: 86_400 })
      await house.engine.open('b')
      bought += 1
    }
    await house.createJob()()
    expect(bought).toBe(1)
    const { days } = (await house.calls.liabilities(
      { query: {}, body: {} },
      { ...asMember(''), caller: undefined },
    )) as { days: { day: number; accounts: number; position: number }[] }
    const [tree] = days
    expect(tree?.accounts).toBe(1)
    const given = { query: { day: tree?.day ?? 0 }, body: {} }
    const proof = await house.calls.liabilityProof(given, asMember('user of a'))
    if (isDeclined(proof)) throw new Error(JSON.stringify(proof))
    expect(readLeaf(proof.leaf)?.figures).toMatchObject({ cash: 10_000_000_000n, stake: 0n })
    await house.engine.stop()
    await database.close()
  })
})
