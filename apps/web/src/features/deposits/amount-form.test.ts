// Holds the limits of a method and the estimate of the credit against examples.

import { expect, test } from 'vitest'
import { amountProblem, estimateCredit } from './amount-form.ts'

const YEN = { min: '1000', max: '5000000', decimals: 0, rateToUsd: '0.0065' }
const COINS = { min: '0.0005', max: '1', decimals: 8, rateToUsd: '64000' }

test.each([
  ['', 'required'],
  ['.', 'invalid'],
  ['999', 'too_low'],
  ['1000', undefined],
  ['1,000', 'invalid'],
  ['1万', 'invalid'],
  ['5000000', undefined],
  ['5000001', 'too_high'],
  ['1000.5', 'too_many_decimals'],
])('%s yen: %s', (amount, problem) => {
  expect(amountProblem(amount, YEN)).toBe(problem)
})

test('TR-7: coins have the decimals of their network', () => {
  expect(amountProblem('0.00123456', COINS)).toBe(undefined)
  expect(amountProblem('0.001234567', COINS)).toBe('too_many_decimals')
})

test('what would credit nothing is no amount', () => {
  expect(amountProblem('0.00000001', { ...COINS, min: '0.00000001', rateToUsd: '1' })).toBe(
    'invalid',
  )
})

test('TR-7: the estimate is the amount at the rate, rounded as the credit will be', () => {
  expect(estimateCredit('10000', YEN)).toBe('65')
  expect(estimateCredit('0.005', COINS)).toBe('320')
  expect(estimateCredit('1234.567', YEN)).toBe('8.024686')
  expect(estimateCredit('', YEN)).toBe(undefined)
  expect(estimateCredit('0', YEN)).toBe(undefined)
})
