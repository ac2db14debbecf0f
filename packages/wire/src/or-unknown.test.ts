// Values of a newer server find an entry in every table.

import { expect, test } from 'vitest'
import { orUnknown } from './or-unknown.ts'

const WORDS = orUnknown({ pending: 'waits', done: 'is over' }, 'unknown')

test('spec §4: a value that is not known has the entry of what is unknown', () => {
  expect(WORDS.pending).toBe('waits')
  for (const value of ['someday', '', 'constructor', 'toString', '__proto__']) {
    expect(WORDS[value as 'done']).toBe('unknown')
  }
})

test('the keys are those that are known', () => {
  expect(Object.keys(WORDS)).toEqual(['pending', 'done'])
})
