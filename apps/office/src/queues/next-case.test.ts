// Two reviewers are not led to the same case.

import { expect, test } from 'vitest'
import { nextCase } from './next-case.ts'

const rows = [
  { id: 'a', claim: null },
  { id: 'b', claim: { staffId: 'sam' } },
  { id: 'c', claim: { staffId: 'rei' } },
]

test('the first that nobody else looks at comes next', () => {
  expect(nextCase(rows, { shown: 'x', me: 'rei' })).toBe('a')
  expect(nextCase(rows, { shown: 'a', me: 'rei' })).toBe('c')
  expect(nextCase(rows.slice(0, 2), { shown: 'a', me: 'rei' })).toBeUndefined()
})
