// `kill -9` of the server while it copies: between two slices of a fill, of a part that is closed,
// of a close with profit shares, of a tick that ends follows at their stop; and again while it
// reads its books and goes on with what was left (TR-10.2).

import { MINUTE_MS } from '@fairtick/core/time/duration'
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
import {
  CROWD,
  CROWD_WITH_A_STOP,
  countLeft,
  findUncopied,
  findUnequal,
  gatherCrowd,
} from './copying-crowd.ts'
import { sendKeyed } from './keyed-request.ts'

/** A group of copies takes about so long: the kill falls into any of them. */
const LONGEST_MS = 60
/** A start reads its books about so long after it began. */
const LEAST_READ_MS = 700
const MORE_READ_MS = 1_500
/** Of a tick that ends many follows. */
const STOPS_AWAITED_MINUTES = 600

/** One percent against it ends the follows that have a stop. */
const STEEP = { symbol: 'BTCUSDT', orderType: 'market', leverage: 50 } as const

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
  const leftAgain: number[] = []

  /** Dies twice more while it reads its books and goes on with what was left. */
  const restart = async () => {
    for (let time = 0; time < 2; time += 1) {
      await server.startAndKill9(pause(LEAST_READ_MS + random.whole(MORE_READ_MS)))
      leftAgain.push(await countLeft(database))
    }
    await server.restart()
  }

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
    await restart()
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
  const third = await act('openContract', { ...STEEP, direction: 'long', lots: '500' })
  const stopped = await killInStops(restart)
  await act('closeContract', { id: third })
  await server.kill9()

  console.log(`copies left after each kill, of ${CROWD}: ${left.join(', ')}`)
  console.log(`and after the kills of starts: ${leftAgain.join(', ')}`)
  console.log(`stopped when it died, of ${CROWD_WITH_A_STOP}: ${stopped}`)
  expect(left.some(isMiddle)).toBe(true)
  expect(await findUncopied(database, leaderId, [first, second, third])).toEqual([])
  expect(await findUnequal(database)).toEqual([])
  expect(await database.query(WRONG_COPIES)).toEqual([])
  expect(await database.query('SELECT * FROM leader_event')).toEqual([])
  expect(await findUnconserved(database)).toEqual([])
  expect(await reconcile(database)).toMatchObject({ isClean: true })
  expect((await verifyTape(database, 'genesis')).findings).toEqual([])
})

/** Lets the market go on until follows of a kind end at their stop, and dies among them. */
async function killInStops(restart: () => Promise<void>): Promise<number> {
  const count = async () => {
    const ended = `SELECT count(*) AS ended FROM copy_follow WHERE end_reason = 'copy_stop'`
    const [row] = await database.query<{ ended: bigint }>(ended)
    return Number(row?.ended)
  }
  let seen = 0
  for (let minute = 0; seen === 0 && minute < STOPS_AWAITED_MINUTES; minute += 1) {
    let isOver = false
    const end = () => {
      isOver = true
    }
    server.advance(MINUTE_MS).then(end, end)
    while (seen === 0 && !isOver) seen = await count()
  }
  await server.kill9()
  seen = await count()
  await restart()
  await eventually('all stops', async () => (await count()) === CROWD_WITH_A_STOP)
  return seen
}
