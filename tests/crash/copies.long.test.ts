// `kill -9` of the server while it copies: between two slices of a fill, of a part that is closed,
// of a close with profit shares (TR-10.2).

import { reconcile } from '@fairtick/server/engine/verify/reconciliation'
import { verifyTape } from '@fairtick/server/engine/verify/verify-tape'
import type { Database } from '@fairtick/server/platform/database'
import { openDatabase } from '@fairtick/server/platform/open-database'
import { findUnconserved } from '@fairtick/server/test/conservation'
import {
  type PostgresServer,
  startPostgresServer,
} from '@fairtick/server/test/database/postgres-server'
import { registerAccount } from '@fairtick/server/test/registered-customer'
import { startTestServer, type TestServer } from '@fairtick/server/test/test-server'
import { drawNumber } from '@fairtick/testkit/drawn-sample'
import { eventually } from '@fairtick/testkit/eventually'
import { createSeededRandom } from '@fairtick/testkit/seeded-random'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WRONG_COPIES } from '../simulator/generate-copying.ts'
import { pause } from './buyer.ts'
import { CROWD, countLeft, findUncopied, findUnequal, gatherCrowd } from './copying-crowd.ts'
import { sendKeyed } from './keyed-request.ts'

/** A group of copies takes about so long: the kill falls into any of them. */
const LONGEST_MS = 60

const isMiddle = (left: number) => left > 0 && left < CROWD

let postgres: PostgresServer
let server: TestServer
let database: Database

beforeAll(async () => {
  postgres = await startPostgresServer()
  server = await startTestServer({ DATABASE_URL: await postgres.newDatabase() })
})
afterAll(async () => {
  await database?.close()
  await server?.stop()
  await postgres?.remove()
})

test('killed in the middle of copies: none is lost, none is made twice (TR-10.2)', async () => {
  const { token, user } = await registerAccount(server, 'en')
  const leaderId = await gatherCrowd(server, user.id)
  database = await openDatabase(server.databasePlace)
  const random = createSeededRandom(drawNumber('kills in copies'))
  const left: number[] = []

  /** Until it is answered, with a kill soon after the first copies. */
  const act = async (name: 'openContract' | 'closeContract', form: object) => {
    const key = crypto.randomUUID()
    const send = () =>
      sendKeyed<{ order: { id: string } }>({ url: server.url, token, name, key, form })
    const sent = send()
    await eventually('the first copies', async () => isMiddle(await countLeft(database)))
    await pause(random.whole(LONGEST_MS))
    await server.kill9()
    left.push(await countLeft(database))
    await sent
    await server.restart()
    let reply = await send()
    await eventually('an answer', async () => {
      if (reply.kind === 'unanswered') reply = await send()
      return reply.kind !== 'unanswered'
    })
    if (reply.kind !== 'answered') throw new Error(JSON.stringify(reply))
    await eventually('all copies', async () => (await countLeft(database)) === 0)
    return reply.result.order.id
  }
  const market = { symbol: 'BTCUSDT', orderType: 'market', leverage: 10 }
  const first = await act('openContract', { ...market, direction: 'long', lots: '20' })
  const second = await act('openContract', { ...market, direction: 'short', lots: '30' })
  await act('closeContract', { id: first, lots: '8' })
  await act('closeContract', { id: second })
  await act('closeContract', { id: first })
  await server.kill9()

  console.log(`copies left after each kill, of ${CROWD}: ${left.join(', ')}`)
  expect(left.some(isMiddle)).toBe(true)
  expect(await findUncopied(database, leaderId, [first, second])).toEqual([])
  expect(await findUnequal(database)).toEqual([])
  expect(await database.query(WRONG_COPIES)).toEqual([])
  expect(await database.query('SELECT * FROM leader_event')).toEqual([])
  expect(await findUnconserved(database)).toEqual([])
  expect(await reconcile(database)).toMatchObject({ isClean: true })
  expect((await verifyTape(database, 'genesis')).findings).toEqual([])
})
