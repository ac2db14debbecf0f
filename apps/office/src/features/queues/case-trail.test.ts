// Next and previous go along the cases as somebody saw them, and not round in a circle of two.

import { expect, test } from 'vitest'
import { createCaseTrail } from './case-trail.ts'

test('leads back and forth, and forgets the oldest', () => {
  const trail = createCaseTrail(3)
  for (const id of ['a', 'b', 'a', 'c']) trail.visit(id)
  expect([trail.before('c'), trail.before('b'), trail.before('a')]).toEqual(['b', 'a', undefined])
  expect([trail.behind('a'), trail.behind('c'), trail.behind('x')]).toEqual([
    ...['b', undefined, undefined],
  ])
  trail.visit('d')
  expect([trail.has('a'), trail.before('b')]).toEqual([false, undefined])
})
