// A slip of a finger does nothing, nor do two of them.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPressTimer } from './press-timer.ts'

const LASTS_MS = 800
const onLasted = vi.fn()
let press: ReturnType<typeof createPressTimer>

beforeEach(() => {
  vi.useFakeTimers()
  onLasted.mockClear()
  press = createPressTimer(LASTS_MS)
})
afterEach(() => {
  vi.useRealTimers()
})

test('acts once, when the press has lasted', () => {
  press.begin(onLasted)
  vi.advanceTimersByTime(LASTS_MS - 1)
  expect(onLasted).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10 * LASTS_MS)
  expect(onLasted).toHaveBeenCalledOnce()
})

test('does nothing when it was let go before, and begins anew', () => {
  press.begin(onLasted)
  vi.advanceTimersByTime(LASTS_MS - 1)
  press.end()
  vi.advanceTimersByTime(10 * LASTS_MS)
  press.begin(onLasted)
  vi.advanceTimersByTime(LASTS_MS - 1)
  press.end()
  vi.advanceTimersByTime(10 * LASTS_MS)
  expect(onLasted).not.toHaveBeenCalled()
})

test('does nothing when two fingers came and both went before', () => {
  press.begin(onLasted)
  press.begin(onLasted)
  press.end()
  press.end()
  vi.advanceTimersByTime(10 * LASTS_MS)
  expect(onLasted).not.toHaveBeenCalled()
})
