// What is said of a curve beside its line.

import { expect, test } from 'vitest'
import { curveFacts } from './curve-facts.ts'

test('lowest, highest and last as an index that begins at 100', () => {
  const facts = curveFacts([
    [1_000, '1'],
    [2_000, '0.9'],
    [3_000, '1.25'],
    [5_000, '1.1'],
  ])
  expect(facts).toMatchObject({ low: '90.0', high: '125.0', last: '110.0', direction: 'up' })
  expect(facts).toMatchObject({ fromMs: 1_000, toMs: 5_000 })
  // Some 1 333 ms apart: a gap is clearly more than that.
  expect(facts?.gapMs).toBeGreaterThan(2_000)
})

test('one reading is no curve', () => {
  expect(curveFacts([[1_000, '1']])).toBeUndefined()
  expect(curveFacts([])).toBeUndefined()
})
