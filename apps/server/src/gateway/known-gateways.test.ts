// Which gateways pages are told: those that said so lately, and never one that is not configured.

import { createTestBus } from '@fairtick/server/test/test-bus'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  announceGateway,
  GATEWAY_SAYS_EVERY_MS,
  GATEWAY_SILENT_AFTER_MS,
  watchGateways,
} from './known-gateways.ts'

const [G1, G2, G3] = ['wss://g1.example/ws', 'wss://g2.example/ws', 'wss://g3.example/ws'] as const

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function openWatch() {
  const bus = createTestBus()
  const clock = { monotonicMs: () => Date.now() }
  return { bus, known: watchGateways({ bus, clock, urls: [G3, G1, G2, G1] }) }
}

test('those heard of lately, in one order whoever spoke last', () => {
  const { bus, known } = openWatch()
  bus.publish('gateway', { url: G3 })
  vi.advanceTimersByTime(1)
  bus.publish('gateway', { url: G1 })
  expect(known()).toEqual([G1, G3])
  bus.publish('gateway', { url: G3 })
  expect(known()).toEqual([G1, G3])
  vi.advanceTimersByTime(GATEWAY_SILENT_AFTER_MS)
  bus.publish('gateway', { url: G2 })
  vi.advanceTimersByTime(1)
  expect(known()).toEqual([G2])
})

test('all that are configured while none is heard of', () => {
  const { bus, known } = openWatch()
  expect(known()).toEqual([G1, G2, G3])
  bus.publish('gateway', { url: G2 })
  expect(known()).toEqual([G2])
  vi.advanceTimersByTime(GATEWAY_SILENT_AFTER_MS + 1)
  expect(known()).toEqual([G1, G2, G3])
})

test('nothing that the settings do not name, whoever says it', () => {
  const { bus, known } = openWatch()
  bus.publish('gateway', { url: G1 })
  bus.publish('gateway', { url: 'wss://evil.example/ws' })
  expect(known()).toEqual([G1])
})

test('a process without any does not listen: on a shared server it may have no right to', () => {
  const subscribe = vi.fn()
  const known = watchGateways({
    ...{ bus: { subscribe }, clock: { monotonicMs: () => 0 } },
    urls: [],
  })
  expect([known(), subscribe.mock.calls]).toEqual([[], []])
})

test('a gateway says each second that it is there, while it is ready', () => {
  const bus = createTestBus()
  const said: string[] = []
  bus.subscribe('gateway', ({ url }) => said.push(url))
  let isReady = false
  const stop = announceGateway({ bus, url: G1, isReady: () => isReady })
  vi.advanceTimersByTime(GATEWAY_SAYS_EVERY_MS)
  expect(said).toEqual([])
  isReady = true
  vi.advanceTimersByTime(2 * GATEWAY_SAYS_EVERY_MS)
  expect(said).toEqual([G1, G1])
  stop()
  vi.advanceTimersByTime(2 * GATEWAY_SAYS_EVERY_MS)
  expect(said).toHaveLength(2)
})
