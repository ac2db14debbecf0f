// Ages and what is left, in words.

import { expect, test } from 'vitest'
import { ageText, durationText } from './age.ts'

test.each([
  [0, 'just now'],
  [-5_000, 'just now'],
  [59_999, 'just now'],
  [60_000, '1 min'],
  [59 * 60_000, '59 min'],
  [60 * 60_000, '1 h 0 min'],
  [25.5 * 3_600_000, '1 d 1 h'],
  [48 * 3_600_000, '2 d'],
])('%i ms ago is %s', (ageMs, text) => {
  expect(ageText(1_000_000_000_000, 1_000_000_000_000 + ageMs)).toBe(text)
})

test('what is left is at least a minute', () => {
  expect(durationText(1)).toBe('1 min')
  expect(durationText(7_260_000)).toBe('2 h 1 min')
})
