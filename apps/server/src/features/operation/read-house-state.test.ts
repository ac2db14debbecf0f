// How the house stands: what is wrong is named, and what was not looked at is not called right.

import { openTestDatabase } from '@fairtick/server/test/database/test-database'
import { expect, test } from 'vitest'
import { createJobBoard } from './job-board.ts'
import { RECONCILIATION_JOB, readHouseState } from './read-house-state.ts'

test('names stale prices, the fault of the engine, failed jobs, and when books were compared', async () => {
  const database = await openTestDatabase()
  let now = 1_000
  const board = createJobBoard(() => now)
  const compare = board.watch(RECONCILIATION_JOB, 500, async () => {
    now += 20
  })
  const pay = board.watch('payroll', 500, async () => {
    throw new Error('no money')
  })
  let isDown = true
  const bus = {
    ask: async () => ({
      instruments: [
        { symbol: 'BTCUSDT', status: 1 },
        { symbol: 'EURUSD', status: -1 },
      ],
    }),
  }
  const read = () =>
    readHouseState({
      ...{ database, bus: bus as never, marketSource: 'live' },
      readJobs: async () => board.report(),
      books: { areClean: () => !isDown },
      findCover: async () => (isDown ? { state: 'short' as const } : undefined),
      engineProblem: () => (isDown ? 'restarting' : undefined),
    })
  await expect(pay()).rejects.toThrow()
  expect(await read()).toEqual({
    operation: {
      feed: { source: 'live', instruments: 2, stale: ['EURUSD'] },
      engine: { problem: 'restarting', inbox: 0, outbox: 0 },
      failedJobs: ['payroll'],
    },
    books: { isClean: false, checkedTime: null, cover: 'short' },
  })
  isDown = false
  await compare()
  expect(await read()).toMatchObject({
    operation: { engine: { problem: null } },
    books: { isClean: true, checkedTime: 1_020, cover: null },
  })
  await database.close()
})
