// Returns as staff read them: with their sign, exact.

import { expect, it } from 'vitest'
import { signedPercent } from './leader-case.ts'

it.each([
  ['0.0312', '3.12 %'],
  ['-0.0312', '−3.12 %'],
  ['-1', '−100 %'],
  ['0', '0 %'],
  [null, '–'],
])('%s is %s', (rate, text) => {
  expect(signedPercent(rate)).toBe(text)
})
