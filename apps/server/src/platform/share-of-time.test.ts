// A share of a database's time: what rests, what waits, what is refused.

import { expect, test } from 'vitest'
import type { Database } from './database.ts'
import { takeShare } from './share-of-time.ts'
import { TooBusy } from './too-busy.ts'

/** A database whose every query takes 4 ms, on a clock that only work and rests move. */
function open(maxWaiting = 10) {
  let now = 0
  const spans: string[] = []
  const work = async () => {
    spans.push(`work ${now}`)
    now += 4
    return [] as never
  }
  const database = {
    ...{ kind: 'pglite', query: work, transaction: work },
  } as unknown as Database
  const share = takeShare(database, {
    ...{ what: 'the chat', restTimes: 3, maxWaiting, retryAfterMs: 1_000 },
    monotonicMs: () => now,
    pause: async (durationMs) => {
      spans.push(`rest ${durationMs}`)
      now += durationMs
    },
  })
  return { share, spans }
}

test('REL-35 after work of 4 ms it rests for 12, queries and transactions alike', async () => {
  const { share, spans } = open()
  await Promise.all([
    share.query('SELECT 1'),
    share.transaction(async () => undefined),
    share.query('SELECT 1'),
  ])
  await expect.poll(() => spans).toHaveLength(6)
  expect(spans).toEqual(['work 0', 'rest 12', 'work 16', 'rest 12', 'work 32', 'rest 12'])
})

test('REL-35 more than may wait are refused at once with when to come again', async () => {
  const { share } = open(2)
  const all = Array.from({ length: 5 }, () => share.query('SELECT 1'))
  const outcomes = await Promise.allSettled(all)
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...['fulfilled', 'fulfilled', 'fulfilled'],
    ...['rejected', 'rejected'],
  ])
  await expect(all[4]).rejects.toMatchObject({ retryAfterMs: 1_000 })
  await expect(all[4]).rejects.toThrow(TooBusy)
})

test('what fails gives its turn on', async () => {
  const { share } = open()
  const broken = { ...open().share, query: () => Promise.reject(new Error('gone')) }
  const failing = takeShare(broken as unknown as Database, {
    ...{ what: 'the chat', restTimes: 3, maxWaiting: 1, retryAfterMs: 1 },
    monotonicMs: () => 0,
    pause: async () => {},
  })
  await expect(failing.query('SELECT 1')).rejects.toThrow('gone')
  await expect(failing.query('SELECT 1')).rejects.toThrow('gone')
  expect(await share.query('SELECT 1')).toEqual([])
})
