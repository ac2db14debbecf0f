// Holds what the board tells of jobs: runs, failures, when the next one is.

import { expect, test } from 'vitest'
import { createJobBoard } from './job-board.ts'

test('each run is noted, also one that fails, and the failure goes on', async () => {
  let now = 1_000
  const board = createJobBoard(() => now)
  let isBad = false
  const job = board.watch('payroll', 500, async () => {
    now += 20
    if (isBad) throw new Error('no database')
  })
  expect(board.report().jobs).toMatchObject([{ name: 'payroll', runs: 0, lastResult: null }])
  await job()
  expect(board.report().jobs).toEqual([
    {
      ...{ name: 'payroll', everyMs: 500, runs: 1, failures: 0, isRunning: false },
      ...{ lastStart: 1_000, lastEnd: 1_020, lastResult: 'done', nextStart: 1_500 },
    },
  ])
  isBad = true
  await expect(job()).rejects.toThrow('no database')
  expect(board.report().jobs).toMatchObject([{ runs: 2, failures: 1, lastResult: 'failed' }])
})
