// Whether something can have happened between a reading and the snapshot that came after it.

import { expect, test } from 'vitest'
import { createReadingStart } from './reading-start.ts'

function startedAt(startMs: number) {
  const clock = { ms: startMs }
  const start = createReadingStart(() => clock.ms)
  start.restart()
  return { ...start, clock }
}

test('quiet since before the reading began: nothing is read again', () => {
  const { clock, isWithinQuiet } = startedAt(5_000)
  clock.ms = 5_300
  expect(isWithinQuiet(401)).toBe(true)
  // The event may be of before, by what a browser rounds.
  expect(isWithinQuiet(400)).toBe(false)
})

test('a page that has just begun has read nothing before it began', () => {
  const { isWithinQuiet } = createReadingStart(() => 700)
  expect([isWithinQuiet(801), isWithinQuiet(600)]).toEqual([true, false])
})

test('what is not known, or read before the device slept, is read again', () => {
  const { restart, isWithinQuiet } = startedAt(5_000)
  expect(isWithinQuiet(undefined)).toBe(false)
  restart(Number.NEGATIVE_INFINITY)
  expect(isWithinQuiet(3_600_000)).toBe(false)
  restart()
  expect(isWithinQuiet(3_600_000)).toBe(true)
})
