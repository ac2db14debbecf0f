// The account feed on a real engine: what is committed is in the snapshot or told behind it.

import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSettableClock, type EngineFixture, openEngine } from '../../engine/engine-fixture.ts'
import { type Bus, createBus } from '../../platform/bus.ts'
import type { AccountUpdate } from '../../platform/bus-topics.ts'
import type { Queryable } from '../../platform/database.ts'
import { createPresentContract } from '../contracts/public.ts'
import { createPresentCopy } from '../copying/public.ts'
import { createPresentOption } from '../options/public.ts'
import { type AccountFeed, startAccountFeed } from './account-feed.ts'
import { presentNotice } from './present-notice.ts'

const LEADER = { leaderId: 'l', name: 'Leader' }

let database: TestDatabase
let engine: EngineFixture
let bus: Bus
let feed: AccountFeed
let told: AccountUpdate[]
let beforeRead: () => Promise<unknown>
let presentedOptions: number

beforeEach(async () => {
  const clock = createSettableClock()
  database = await openTestDatabase()
  engine = await openEngine(database, clock)
  bus = createBus((error) => expect.unreachable(String(error)))
  told = []
  beforeRead = async () => {}
  const gated: Queryable = {
    query: async (sql, parameters) => {
      await beforeRead()
      return await database.query(sql, parameters)
    },
  }
  feed = startAccountFeed({ bus, database: gated, nowMs: clock.wallMs })
  bus.subscribe('account', (update) => told.push(update))
  presentedOptions = 0
  const presentOption = createPresentOption(() => {
    presentedOptions += 1
    return 2
  })
  const presentContract = createPresentContract(
    () => 2,
    () => LEADER,
  )
  const presentCopy = createPresentCopy(
    () => 2,
    () => LEADER,
  )
  engine.onCommitted(({ notices }) =>
    feed.publish(
      notices.map((notice) =>
        presentNotice(notice, { presentOption, presentContract, presentCopy }),
      ),
    ),
  )
  await engine.open('a')
  await engine.tick('64000')
})

afterEach(async () => {
  await engine.stop()
  await database.close()
})

const snapshot = () => bus.ask('account.snapshot', { userId: 'user of a' })
const cashOf = (notice: { body: object }) =>
  JSON.stringify(notice.body).match(/"cash":"(\d+)"/)?.[1]

it('REL-29: the snapshot carries the last serial, and the next event the one behind it', async () => {
  const { serial, body } = await snapshot()
  expect(cashOf({ body })).toBe('10000')
  told.length = 0
  await engine.buy('a', 'option1')
  expect(told.map((update) => update.serial)).toEqual([serial + 1, serial + 2])
  expect(told.map((update) => update.body.event)).toEqual(['option', 'balance'])
  expect(told[1]?.body).toMatchObject({ balance: { account: 'practice', cash: '9990' } })
})

it('REL-29: what is committed while a snapshot is read is told behind it', async () => {
  told.length = 0
  beforeRead = () => engine.buy('a', 'option1')
  const { serial } = await snapshot()
  expect(told).toHaveLength(2)
  expect(told.every((update) => update.serial > serial)).toBe(true)
})

it('REL-29: what was missed comes again as it was told; messages take their place in line', async () => {
  const { serial } = await snapshot()
  told.length = 0
  await engine.buy('a', 'option1')
  const body = { event: 'message', id: 'm', title: 't', unread: 1 }
  feed.publish([{ userId: 'user of a', account: 'practice', body }])
  const missed = await bus.ask('account.missed', { userId: 'user of a', after: serial })
  expect(missed).toEqual(told.map(({ userId: _, ...notice }) => notice))
  expect(told.map((update) => update.serial)).toEqual([serial + 1, serial + 2, serial + 3])
})

it('presents what is told when it is first looked at, and not again', async () => {
  told.length = 0
  await engine.buy('a', 'option1')
  expect(told).toHaveLength(2)
  expect(presentedOptions).toBe(0)
  const [bought] = told.map((update) => JSON.parse(JSON.stringify(update)))
  expect(bought).toMatchObject({ body: { event: 'option', order: { id: 'option1' } } })
  const looks = presentedOptions
  expect(looks).toBeGreaterThan(0)
  expect(JSON.parse(JSON.stringify(told[0]))).toEqual(bought)
  expect(presentedOptions).toBe(looks)
})
