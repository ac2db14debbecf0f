// The books are reconciled at the start and again; a difference shows (REL-2).

import { parseQuantity } from '@fairtick/core/numbers/lots'
import { parsePrice } from '@fairtick/core/numbers/price'
import { DAY_MS } from '@fairtick/core/time/duration'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { drainTestInbox, TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { eventually } from '@fairtick/testkit/eventually'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addToInbox } from '../engine/commands/inbox.ts'
import { createSettableClock, type EngineFixture, openEngine } from '../engine/engine-fixture.ts'
import type { OutboxMessage } from '../engine/engine-port.ts'
import { createBus } from '../platform/bus.ts'
import { keepAnswer } from '../platform/idempotency.ts'
import { createLog } from '../platform/log.ts'
import { publishEngineNews } from './engine-news.ts'
import { type JobParts, type Jobs, startJobs } from './jobs.ts'
import { openReconciliationMonitor, type ReconciliationMonitor } from './reconciliation-monitor.ts'

let database: TestDatabase
let engine: EngineFixture
let jobs: Jobs | undefined
let books: ReconciliationMonitor
const bus = createBus((error) => {
  throw error
})
const told: OutboxMessage[] = []

beforeEach(async () => {
  database = await openTestDatabase()
  engine = await openEngine(database, createSettableClock())
  publishEngineNews(engine, bus)
  told.length = 0
})

afterEach(async () => {
  await jobs?.stop()
  await engine.stop()
  await database.close()
})

function start(
  handle = async (messages: readonly OutboxMessage[]) => void told.push(...messages),
  work: Partial<
    Pick<JobParts, 'runPayroll' | 'nameInviters' | 'forget' | 'drainInbox' | 'headPlaces'>
  > = {},
): Jobs {
  const log = createLog('silent')
  books = openReconciliationMonitor({ database, log, rowSeal: TEST_ROW_SEAL })
  jobs = startJobs({
    ...{ database, engine, bus, log, books },
    outboxReader: { handle: (_, messages) => handle(messages) as never, onCommitted: () => {} },
    board: { watch: (_name, _everyMs, work) => work },
    drainInbox: () => drainTestInbox(database, engine.ask),
    forget: async () => {},
    ...{ rollUpCandles: async () => {}, storeFrames: async () => {} },
    recordEquitySnapshots: async () => {},
    sendMails: async () => {},
    ...{ runPayroll: async () => {}, nameInviters: async () => {} },
    applyChanges: async () => {},
    loosenLimits: async () => {},
    applyLinks: async () => {},
    ...{ keepIdentities: async () => {}, keepRecoveries: async () => {} },
    ...{ tellAnnouncements: async () => {}, fireAlerts: async () => {} },
    ...{ workOutFigures: async () => {}, measureLossShare: async () => {} },
    headPlaces: [],
    publishLiabilities: async () => {},
    ...{ measureReport: async () => {}, publishHead: async () => {} },
    ...{ sendPushes: async () => {}, mailMessages: async () => {} },
    ...work,
  })
  return jobs
}

it('finds a balance that was altered while the server was down', async () => {
  await engine.open('a')
  await database.asOwner('UPDATE account SET cash = cash + 1')
  start()
  await eventually('the reconciliation', () => !books.areClean())
  expect(await books.reconcileNow()).toMatchObject({ isClean: false, differing: ['a'] })
  await database.asOwner('UPDATE account SET cash = cash - 1')
  await books.reconcileNow()
  expect(books.areClean()).toBe(true)
})

it('hands every message on once, also those of before the start and those that failed', async () => {
  await engine.open('a')
  let failures = 2
  start(async (messages) => {
    failures -= 1
    if (failures >= 0) throw new Error('not yet')
    told.push(...messages)
  })
  await engine.open('b')
  await eventually('both messages', () => told.length >= 2)
  expect(told.map((one) => 'userId' in one && one.userId)).toEqual(['user of a', 'user of b'])
  await jobs?.stop()
  const left = await database.query('SELECT id FROM outbox')
  expect(left).toEqual([])
})

it('forgets answers after eight days, but none while something so old waits to be asked', async () => {
  const keep = (key: string, nowMs: number) =>
    keepAnswer(database, { scope: 's', key, bodyHash: 'h' }, {}, nowMs)
  const nowMs = engine.now()
  await keep('old', nowMs - 9 * DAY_MS)
  await keep('new', nowMs - 7 * DAY_MS)
  const times = async () =>
    (await database.query<{ time: bigint }>('SELECT time FROM idempotency ORDER BY time')).map(
      ({ time }) => Number(time),
    )
  await engine.open('a')
  const command = { kind: 'set-trading-lock', accountId: 'a', reason: undefined } as const
  const old = { cause: 'c', command, timeMs: nowMs - 9 * DAY_MS }
  await addToInbox(database, TEST_ROW_SEAL, old)
  let runs = 0
  const forget = async () => {
    runs += 1
  }
  start(undefined, { forget, drainInbox: async () => {} })
  await eventually('the first run', () => runs === 1)
  expect(await times()).toHaveLength(2)
  await jobs?.stop()
  await drainTestInbox(database, engine.ask)
  start(undefined, { forget })
  await eventually('the second run', () => runs === 2)
  // The newest is of the row that was asked meanwhile.
  expect(await times()).toEqual([nowMs - 7 * DAY_MS, engine.now()])
})

it('runs the payroll at the start and when a day begins (TR-8.2)', async () => {
  let runs = 0
  const runPayroll = async () => {
    runs += 1
  }
  start(undefined, { runPayroll, nameInviters: async () => {} })
  await eventually('the run at the start', () => runs === 1)
  await engine.pass(24 * 3_600_000)
  await eventually('the run of the day', () => runs === 2)
})

it('sends heads to each place on its own, and ends what hangs with a stop', async () => {
  const hanging = Promise.withResolvers<void>()
  let sent = 0
  const dead = { name: 'url 1', send: () => hanging.promise, stop: hanging.resolve }
  const send = async () => {
    sent += 1
  }
  start(undefined, { headPlaces: [dead, { name: 'file', send, stop: () => {} }] })
  await eventually('two turns of the other place', () => sent >= 2)
  await jobs?.stop()
})

it('asks what stands in the inbox as soon as it hears of it, whenever it would have looked', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  try {
    await engine.open('a')
    start()
    await eventually('the looks of the start', () => told.length > 0)
    const [depositId, accountId] = ['d', 'a']
    const [amount, rate] = [parseQuantity('5'), parsePrice('1')]
    if (amount === undefined || rate === undefined) throw new Error('unreadable')
    const paid = { amount, rate, channel: 'bank', submitted: 0 as never } as const
    const credit = { accountId, depositId, ...paid } as const
    const command = { kind: 'credit-deposit', ...credit } as const
    await database.transaction((tx) =>
      addToInbox(tx, TEST_ROW_SEAL, { cause: 'deposit:d', command, timeMs: 1 }),
    )
    bus.publish('waiting', {})
    await eventually('the credit', () => told.some(({ topic }) => topic === 'deposit-credited'))
  } finally {
    vi.useRealTimers()
  }
})
