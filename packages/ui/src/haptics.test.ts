// The device taps only where it can, where it may, and once the page was touched.

import { afterEach, expect, test, vi } from 'vitest'
import { hasHaptics, switchHaptics, tapDevice } from './haptics.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  switchHaptics('on')
})

function stubNavigator(parts: object) {
  const vibrate = vi.fn()
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true }, ...parts })
  return vibrate
}

test('steps, orders and results have a short pattern each', () => {
  const vibrate = stubNavigator({})
  for (const kind of ['step', 'confirm', 'result'] as const) tapDevice(kind)
  expect(vibrate.mock.calls.map(([pattern]) => pattern)).toEqual([[5], [10], [12, 70, 12]])
})

test('not where it is switched off, nor before the page was touched', () => {
  const vibrate = stubNavigator({})
  switchHaptics('off')
  tapDevice('step')
  const untouched = stubNavigator({ userActivation: { hasBeenActive: false } })
  switchHaptics('on')
  tapDevice('result')
  expect([vibrate.mock.calls, untouched.mock.calls]).toEqual([[], []])
})

test('a device without it is left alone', () => {
  vi.stubGlobal('navigator', {})
  expect(hasHaptics()).toBe(false)
  expect(() => tapDevice('confirm')).not.toThrow()
})
