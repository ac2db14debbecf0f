// Which engine is primary, as others hear it: the newest epoch, and when something may be missing.

import { createTestBus } from '@fairtick/server/test/test-bus'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Bus } from '../platform/bus.ts'
import type { PrimaryBeat } from '../platform/bus-topics.ts'
import { type PrimaryWatch, SILENT_AFTER_MS, watchPrimary } from './primary-watch.ts'

let bus: Bus
let watch: PrimaryWatch
let changes: (number | undefined)[]

beforeEach(() => {
  vi.useFakeTimers()
  bus = createTestBus()
  watch = watchPrimary(bus, { wallMs: Date.now, monotonicMs: () => performance.now() })
  changes = []
  watch.onChange((beat) => changes.push(beat?.epoch))
})
afterEach(() => {
  watch.stop()
  vi.useRealTimers()
})

function beat(epoch: number, more: Partial<PrimaryBeat> = {}): void {
  bus.publish('engine', {
    ...{ shard: 1, epoch, returns: 0, position: 1, time: 1, problem: null },
    ...{ areBooksClean: true, isAuthorised: true, ...more },
  })
}

it('is the newest epoch that was heard of, whatever an older one says', () => {
  expect(watch.current()).toBeUndefined()
  beat(3)
  beat(4, { position: 9 })
  beat(3, { position: 10 })
  expect(watch.current()).toMatchObject({ epoch: 4, position: 9 })
  expect(changes).toEqual([3, 4])
})

it('tells of no beat that follows another in time', () => {
  for (let count = 0; count < 10; count += 1) {
    beat(3)
    vi.advanceTimersByTime(SILENT_AFTER_MS / 2)
  }
  expect(changes).toEqual([3])
})

it('tells of silence once, and of the first beat behind it', () => {
  beat(3)
  vi.advanceTimersByTime(3 * SILENT_AFTER_MS)
  expect(watch.current()).toBeUndefined()
  expect(changes).toEqual([3, undefined])
  beat(3)
  expect(changes).toEqual([3, undefined, 3])
})

it('tells of a primary whose bus was away for less than a silence', () => {
  beat(3)
  beat(3, { returns: 1 })
  beat(3, { returns: 1 })
  expect(changes).toEqual([3, 3])
})
