// Which way an alert waits, and what cannot be set.

import { expect, test } from 'vitest'
import { directionTo, findAlertProblem, startForm, typePrice } from './alert-form.ts'

const NOW = { priceNow: '64000.00', decimals: 2 }

test('waits for the price to come from where it is', () => {
  expect(directionTo('64000.01', '64000.00')).toBe('above')
  expect(directionTo('63999.99', '64000.00')).toBe('below')
  expect(directionTo('64000', '64000.00')).toBeUndefined()
  expect(directionTo('64000', null)).toBeUndefined()
  expect(directionTo('', '64000.00')).toBeUndefined()
})

test('keeps the way that was read, though the price moves past it', () => {
  const form = typePrice('64100', '64000.00')
  expect(form.direction).toBe('above')
  expect(findAlertProblem(form, { priceNow: '64200.00', decimals: 2 })).toBeUndefined()
})

test.each([
  ['', 'required'],
  ['abc', 'invalid'],
  ['0', 'invalid'],
  ['-1', 'invalid'],
  ['64000.001', 'tooManyDecimals'],
  ['64000', 'sameAsNow'],
  ['64000.01', undefined],
])('%s: %s', (price, problem) => {
  expect(findAlertProblem(typePrice(price, NOW.priceNow), NOW)).toBe(problem)
})

test('is prefilled with the price now, which cannot be set as it is', () => {
  expect(startForm('64000.00').price).toBe('64000.00')
  expect(findAlertProblem(startForm('64000.00'), NOW)).toBe('sameAsNow')
  expect(startForm(null).price).toBe('')
  const unknown = { priceNow: null, decimals: 2 }
  expect(findAlertProblem(typePrice('64100', null), unknown)).toBe('noPrice')
})
