// Typed amounts: what becomes a number, what never does, and exact steps.

import { describe, expect, test } from 'vitest'
import { MAX_DECIMAL_LENGTH, readTypedDecimal, stepDecimal } from './decimal-input.ts'

describe('readTypedDecimal', () => {
  const readValue = (typed: string) => readTypedDecimal(typed)?.value

  test.each([
    ['', ''],
    ['12.', '12.'],
    ['12,', '12.'],
    ['.5', '.5'],
    ['0,001', '0.001'],
    ['1,23', '1.23'],
    ['1,2345', '1.2345'],
    ['1234,567', '1234.567'],
    ['1,234.50', '1234.50'],
    ['12,345,678', '12345678'],
    ['12,345,678.9', '12345678.9'],
    ['１２．５', '12.5'],
    [' 25 ', '25'],
  ])('%j is %j', (typed, expected) => {
    expect(readValue(typed)).toBe(expected)
  })

  test.each(['1,234', '10,000', '１０，０００', '999,999', '10,000,', '10,000,0', '1,234,567,8'])(
    '%j may mean two amounts, and is none',
    (typed) => {
      expect(readTypedDecimal(typed)).toMatchObject({ value: '', isUnclear: true })
    },
  )

  test.each(['1.2.3', '1.234,50', '1,23,456.7', '12a', '-5', '1e9', '٣'])(
    '%j is refused',
    (typed) => {
      expect(readTypedDecimal(typed)).toBeNull()
    },
  )

  test('text longer than an amount can be is refused', () => {
    expect(readValue('9'.repeat(MAX_DECIMAL_LENGTH))).toBeDefined()
    expect(readTypedDecimal('9'.repeat(MAX_DECIMAL_LENGTH + 1))).toBeNull()
  })
})

describe('stepDecimal', () => {
  test.each([
    ['25.00', '1', 1, '26'],
    ['0.1', '0.2', 1, '0.2'],
    ['0.30', '0.01', -1, '0.29'],
    ['', '10', 1, '10'],
    ['25.5', '1', -1, '25'],
    ['25.5', '1', 1, '26'],
    ['99999999999999999.99', '0.01', 1, '100000000000000000.00'],
  ])('%s by %s, %d times, is %s', (value, step, count, expected) => {
    expect(stepDecimal(value, { step, count })).toBe(expected)
  })

  test('stays within its limits', () => {
    expect(stepDecimal('499', { step: '10', count: 1, max: '500' })).toBe('500')
    expect(stepDecimal('1', { step: '1', count: -1, min: '1' })).toBe('1')
    expect(stepDecimal('0', { step: '1', count: -1 })).toBe('0')
  })

  test('a step of zero moves nothing', () => {
    expect(stepDecimal('5', { step: '0', count: 1 })).toBe('5')
  })
})
