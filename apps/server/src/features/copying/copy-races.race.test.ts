// Followers and their leader at once on PostgreSQL: ending against fills, a close against the close
// of a copy, an allocation against many fills. Nothing is lost, doubled or beyond the allocation.

import { parseMoney } from '@fairtick/core/numbers/money'
import { type CopyingStage, openCopying } from '@fairtick/server/test/copying-fixture'
import {
  type PostgresServer,
  startPostgresServer,
  whyNoPostgres,
} from '@fairtick/server/test/database/postgres-server'
import { openPostgresTestDatabase } from '@fairtick/server/test/database/postgres-test-database'
import type { TestDatabase } from '@fairtick/server/test/database/test-database'
import { memberContext } from '@fairtick/server/test/team-members'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reconcile } from '../../engine/verify/reconciliation.ts'
import { verifyTape } from '../../engine/verify/verify-tape.ts'

const FOLLOWERS = ['f1', 'f2', 'f3', 'f4', 'f5', 'f6']
const ROUNDS = 5

let server: PostgresServer
let database: TestDatabase
let stage: CopyingStage

describe.skipIf(whyNoPostgres() !== undefined)('at once', () => {
  beforeAll(async () => {
    server = await startPostgresServer()
  })
  afterAll(() => server?.remove())
  beforeEach(async () => {
    database = await openPostgresTestDatabase(server.url)
    stage = await openCopying(database)
    await stage.addLeader('l')
    for (const id of FOLLOWERS) await stage.addCustomer(id)
    await stage.move('64000')
  })
  afterEach(async () => {
    // What is left to copy is made before anything is compared.
    await stage.lead(Promise.resolve())
    expect((await verifyTape(database, 'genesis')).findings).toEqual([])
    expect(await reconcile(database)).toMatchObject({ isClean: true })
    await stage.engine.stop()
    await database.close()
  })

  it('the end of a follow and a fill: no copy outlives it', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const id of FOLLOWERS) await stage.follow(memberContext(id), 'l')
      await stage.lead(
        Promise.all([
          stage.engine.trade('l', `o${round}`),
          ...FOLLOWERS.map((id) => stage.unfollow(memberContext(id), 'l', { close: true })),
          stage.engine.trade('l', `p${round}`),
        ]),
      )
      for (const id of FOLLOWERS) {
        expect((await stage.mine(id)).data[0]).toMatchObject({ status: 'ended', openCopies: 0 })
      }
    }
  })

  it('a close of a copy by hand and by its leader: it closes once', async () => {
    for (const id of FOLLOWERS) await stage.follow(memberContext(id), 'l')
    for (let round = 0; round < ROUNDS; round += 1) {
      await stage.lead(stage.engine.trade('l', `o${round}`))
      await stage.move(String(64_100 + round * 100))
      await stage.lead(
        Promise.all([
          ...FOLLOWERS.map((id) => stage.engine.close(id, `o${round}@${id}`)),
          stage.engine.close('l', `o${round}`),
        ]),
      )
    }
    for (const id of FOLLOWERS) {
      const closed = await stage.records(id, { kind: 'closed', size: 100 })
      expect(closed.data.map((line) => (line.kind === 'closed' ? line.lots : ''))).toEqual(
        Array.from({ length: ROUNDS }, () => '2'),
      )
    }
  })

  it('many fills and an allocation: margins stay within it', async () => {
    for (const id of FOLLOWERS) {
      await stage.follow(memberContext(id), 'l', { allocation: '400' })
    }
    const orders = Array.from({ length: 12 }, (_, place) => `o${place}`)
    await stage.lead(Promise.all(orders.map((id) => stage.engine.trade('l', id))))
    for (const id of FOLLOWERS) {
      const [told] = (await stage.mine(id)).data
      // Three copies of 128.0025 each.
      expect(told).toMatchObject({ openCopies: 3, usedMargin: '384.0075', skips: 9 })
      expect(parseMoney(told?.usedMargin ?? '')).toBeLessThanOrEqual(400_000_000n)
    }
  })
})
