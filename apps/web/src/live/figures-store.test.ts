// Holds how often figures are calculated: four times a second, and only while somebody looks.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFiguresStore } from './figures-store.ts'
import { NO_FIGURES } from './live-figures.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp() {
  const told: { account?: () => void; prices?: () => void } = {}
  const calculate = vi.fn(() => ({ ...NO_FIGURES }))
  const watchPrices = vi.fn((onChange: () => void) => {
    told.prices = onChange
    return () => void delete told.prices
  })
  const store = createFiguresStore({
    calculate,
    watchAccount: (onChange) => {
      told.account = onChange
      return () => void delete told.account
    },
    watchPrices,
    nowMs: Date.now,
  })
  return { store, told, calculate, watchPrices }
}

test('many ticks within a moment are calculated once, four times a second', () => {
  const { store, told, calculate } = setUp()
  const listener = vi.fn()
  store.subscribe(listener)
  expect(calculate).toHaveBeenCalledTimes(1)
  for (let ms = 0; ms < 1_000; ms += 10) {
    told.prices?.()
    vi.advanceTimersByTime(10)
  }
  expect(calculate).toHaveBeenCalledTimes(1 + 4)
  expect(listener).toHaveBeenCalledTimes(4)
})

test('after a change of the orders the prices of the new ones are followed', () => {
  const { store, told, watchPrices } = setUp()
  store.subscribe(() => undefined)
  told.account?.()
  expect(watchPrices).toHaveBeenCalledTimes(2)
})

test('nobody looks: nothing is followed and nothing calculated', () => {
  const { store, told, calculate } = setUp()
  const stop = store.subscribe(() => undefined)
  told.prices?.()
  stop()
  expect(told).toEqual({})
  vi.advanceTimersByTime(1_000)
  store.refresh()
  vi.advanceTimersByTime(1_000)
  expect(calculate).toHaveBeenCalledTimes(1)
})
