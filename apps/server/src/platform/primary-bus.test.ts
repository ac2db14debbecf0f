// What an engine says while it leads, and that it is silent once another one may.

import { createTestBus } from '@fairtick/server/test/test-bus'
import { beforeEach, expect, test } from 'vitest'
import type { Bus } from './bus.ts'
import type { PrimaryBeat } from './bus-topics.ts'
import {
  createBusToPrimary,
  createPrimaryBus,
  type PrimaryBus,
  SURE_FOR_MS,
} from './primary-bus.ts'

const BEAT: PrimaryBeat = {
  ...{ shard: 1, epoch: 7, returns: 0, position: 1, time: 1, problem: null },
  ...{ areBooksClean: true, isAuthorised: true },
}

let nowMs: number
let leading: PrimaryBus
let heard: PrimaryBeat[]

beforeEach(() => {
  nowMs = 1_000
  heard = []
  const bus: Bus = createTestBus()
  bus.subscribe('engine', (beat) => heard.push(beat))
  leading = createPrimaryBus(bus, () => nowMs)
})

test('it says nothing before it leads, and is heard as soon as it does', () => {
  leading.bus.publish('engine', BEAT)
  expect(heard).toEqual([])
  leading.lead('1.7')
  leading.bus.publish('engine', BEAT)
  expect(heard).toEqual([BEAT])
})

test('without a word of the database it falls silent', () => {
  leading.lead('1.7')
  nowMs += SURE_FOR_MS + 1
  leading.bus.publish('engine', BEAT)
  expect(heard).toEqual([])
  leading.confirm(nowMs)
  leading.bus.publish('engine', BEAT)
  expect(heard).toEqual([BEAT])
})

test('an answer that was read long after it was asked for makes nobody sure', () => {
  leading.lead('1.7')
  const askedMs = nowMs
  // Frozen in between.
  nowMs += 2 * SURE_FOR_MS
  leading.confirm(askedMs)
  leading.bus.publish('engine', BEAT)
  expect(heard).toEqual([])
})

test('an answer to an older question takes nothing back', () => {
  leading.lead('1.7')
  leading.confirm(nowMs + 500)
  leading.confirm(nowMs)
  nowMs += SURE_FOR_MS + 300
  leading.bus.publish('engine', BEAT)
  expect(heard).toEqual([BEAT])
})

test('once its life is over it says nothing, also when an answer comes late', () => {
  leading.lead('1.7')
  leading.leave()
  leading.confirm(nowMs)
  leading.bus.publish('engine', BEAT)
  expect(heard).toEqual([])
  leading.lead('1.8')
  leading.bus.publish('engine', BEAT)
  expect(heard).toEqual([BEAT])
})

test('what an engine told before another one led is not heard any more', () => {
  const bus = createTestBus()
  let primary: string | undefined
  const hears = createBusToPrimary(bus, () => primary)
  const statuses: unknown[] = []
  hears.subscribe('market', ({ ticks: _, ...told }) => statuses.push(told))
  const tell = (from: string, status: 1 | -1) => {
    const own = createPrimaryBus(bus, () => nowMs)
    own.lead(from)
    own.bus.publish('market', { ticks: [], statuses: [{ symbol: 'BTCUSDT', status }] })
  }
  tell('1.7', 1)
  primary = '1.8'
  tell('1.8', -1)
  tell('1.7', 1)
  tell('2.3', 1)
  const shown = (status: 1 | -1) => ({ statuses: [{ symbol: 'BTCUSDT', status }] })
  expect(statuses).toEqual([shown(1), shown(-1), shown(1)])
})
