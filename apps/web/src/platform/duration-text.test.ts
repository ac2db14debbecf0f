// Holds the words of lengths of time.

import * as baseWords from '@fairtick/words/en/base-words'
import * as screenWords from '@fairtick/words/en/screen-words'
import { expect, test } from 'vitest'
import { ageText, countdownText, durationText, elapsedText } from './duration-text.ts'
import { sayFrom } from './i18n.ts'

const t = sayFrom({ ...baseWords, ...screenWords })

test('an age is told in its largest unit', () => {
  expect([34_999, 60_000, 7_200_000, 259_200_000].map((ms) => ageText(ms, t))).toEqual([
    '34 s',
    '1 min',
    '2 h',
    '3 d',
  ])
})

test('what took a while is told to the next minute and never as shorter', () => {
  const took = [0, 1, 59_000, 59_001, 60_001, 3_600_000, 3_600_001, 184_800_000, 86_399_999]
  expect(took.map((ms) => elapsedText(ms, t))).toEqual([
    '0 s',
    '1 s',
    '59 s',
    '1 min',
    '2 min',
    '1 h',
    '1 h 1 min',
    '2 d 3 h 20 min',
    '1 d',
  ])
})

test('a duration is told in the unit that divides it', () => {
  const seconds = [30, 60, 1_800, 14_400, 86_400, 604_800, 2_592_000, 90]
  expect(seconds.map((one) => durationText(one, t))).toEqual([
    '30 s',
    '1 min',
    '30 min',
    '4 h',
    '1 d',
    '1 wk',
    '30 d',
    '90 s',
  ])
})

test('a countdown is a clock that never goes below zero', () => {
  const left = [39_000, 725_000, 3_723_000, 183_845_000, -5]
  expect(left.map((ms) => countdownText(ms, t))).toEqual([
    '0:39',
    '12:05',
    '1:02:03',
    '2 d 3:04:05',
    '0:00',
  ])
})
