// Holds the limits of a method and the estimate of the credit against examples.

import { expect, test } from 'vitest'
import { amountProblem, amountText, estimateCredit } from './amount-form.ts'

const YEN = { min: '1000', max: '5000000', rateToUsd: '0.0065' }
const COINS = { min: '0.0005', max: '1', rateToUsd: '64000' }

test.each([
  ['', 'empty'],
  ['.', 'invalid'],
  ['999.99999999', 'below'],
  ['1000', undefined],
  ['1000.', undefined],
  ['5000000', undefined],
  ['5000000.00000001', 'above'],
  ['1.234567891', 'invalid'],
])('%s yen: %s', (amount, problem) => {
  expect(amountProblem(amount, YEN)).toBe(problem)
})

test('what would credit nothing is no amount', () => {
  expect(amountProblem('0.00000001', { min: '0.00000001', max: '1', rateToUsd: '1' })).toBe(
    'invalid',
  )
})

test('TR-7: the estimate is the amount at the rate, rounded as the credit will be', () => {
  expect(estimateCredit('10000', YEN)).toBe('65')
  expect(estimateCredit('.005', COINS)).toBe('320')
  expect(estimateCredit('1234.567', YEN)).toBe('8.024686')
  expect(estimateCredit('', YEN)).toBe(undefined)
  expect(estimateCredit('0', YEN)).toBe(undefined)
})

test('text that is still being typed is sent as a number', () => {
  expect(['12.', '.5', '7'].map(amountText)).toEqual(['12', '0.5', '7'])
})
