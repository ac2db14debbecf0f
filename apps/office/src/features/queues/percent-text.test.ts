// Rates in per cent, digit by digit.

import { expect, test } from 'vitest'
import { percentText } from './percent-text.ts'

test.each([
  ['0.001', '0.1 %'],
  ['0.2', '20 %'],
  ['0', '0 %'],
  ['1', '100 %'],
  ['0.20315', '20.315 %'],
  ['0.050', '5 %'],
])('%s is %s', (rate, text) => {
  expect(percentText(rate)).toBe(text)
})
