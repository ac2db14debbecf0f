// Tolerance is exact at its edge and only guards the worse side (TR-4.10, TR-5.1).

import { expect, it } from 'vitest'
import { parsePrice } from '../numbers/price.ts'
import { parseRate } from '../numbers/rate.ts'
import { hasMovedBeyond, type WorseWhen } from './price-tolerance.ts'

const moved = (actual: string, worseWhen: WorseWhen, tolerance = '0.005') =>
  hasMovedBeyond(
    parsePrice(actual) as never,
    { price: parsePrice('20000') as never, tolerance: parseRate(tolerance) as never },
    worseWhen,
  )

it.each([
  ['20100', 'higher', false],
  ['20100.000000000001', 'higher', true],
  ['1', 'higher', false],
  ['19900', 'lower', false],
  ['19899.999999999999', 'lower', true],
  ['99999', 'lower', false],
] as const)('%s with the worse side %s: moved is %s (TR-4.10)', (actual, worseWhen, expected) => {
  expect(moved(actual, worseWhen)).toBe(expected)
})

it('with tolerance 0 accepts the shown price alone', () => {
  expect(moved('20000', 'higher', '0')).toBe(false)
  expect(moved('20000.01', 'higher', '0')).toBe(true)
})
