// The pill of a list keeps its width however far a price has gone.

import { expect, test } from 'vitest'
import { formatsOf } from '../../platform/formats.ts'
import { changeText } from './change-text.ts'

test.each([
  ['0.0164', '+1.64%'],
  ['-0.999', '−99.90%'],
  ['9.9999', '+999.99%'],
  ['12.3456', '+1,234%'],
  ['99.99', '+9,999%'],
  ['100', '> +9,999%'],
  ['123456.7', '> +9,999%'],
])('a change of %s is %s', (rate, text) => {
  expect(changeText(formatsOf('ja').signedPercent(rate))).toBe(text)
})
