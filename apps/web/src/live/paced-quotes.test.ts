// Holds that all parts of a screen show the price of one tick.

import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Quote } from './market-store.ts'
import { createPacedQuotes } from './paced-quotes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function openMarket() {
  let seq = 0
  const listeners = new Set<() => void>()
  const paced = createPacedQuotes(
    {
      getQuote: () => ({ price: String(seq) }) as Quote,
      subscribe: (_, listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    () => performance.now(),
  )
  return {
    paced,
    watched: () => listeners.size,
    tick: () => {
      seq += 1
      for (const listener of listeners) listener()
    },
  }
}

/** A part of the screen: what it has drawn last. */
function openPart(paced: ReturnType<typeof createPacedQuotes>) {
  const read = () => paced.getQuote('BTCUSDT')?.price
  let drawn: string | null | undefined
  const stop = paced.subscribe('BTCUSDT', () => {
    drawn = read()
  })
  drawn = read()
  return { drawn: () => drawn, stop }
}

test('a ticket that opens later shows the tick of the head, at every moment', () => {
  const waits = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(waits, fc.nat({ max: 19 }), (pausesMs, opensAt) => {
      const { paced, tick } = openMarket()
      const head = openPart(paced)
      let ticket: ReturnType<typeof openPart> | undefined
      for (const [at, pauseMs] of pausesMs.entries()) {
        if (at === opensAt) ticket = openPart(paced)
        tick()
        vi.advanceTimersByTime(pauseMs)
        if (ticket) expect(ticket.drawn()).toBe(head.drawn())
      }
      vi.advanceTimersByTime(250)
      expect(head.drawn()).toBe(String(pausesMs.length))
      head.stop()
      ticket?.stop()
    }),
  )
})

test('it is new at most four times a second, and at once after a pause', () => {
  const { paced, tick, watched } = openMarket()
  const part = openPart(paced)
  vi.advanceTimersByTime(1_000)
  tick()
  vi.advanceTimersByTime(0)
  expect(part.drawn()).toBe('1')
  tick()
  vi.advanceTimersByTime(249)
  expect(part.drawn()).toBe('1')
  vi.advanceTimersByTime(1)
  expect(part.drawn()).toBe('2')
  part.stop()
  expect(watched()).toBe(0)
})
