// Typed amounts: what becomes a number, what never does, and exact steps.

import { describe, expect, test } from 'vitest'
import { readTypedDecimal, stepDecimal } from './decimal-input.ts'

describe('readTypedDecimal', () => {
  test.each([
    ['', ''],
    ['.', '.'],
    ['12.', '12'],
    ['12,', '12'],
    ['.5', '0.5'],
    ['0,001', '0.001'],
    ['1,23', '1.23'],
    ['1,2345', '1.2345'],
    ['1234,567', '1234.567'],
    ['1,234.50', '1234.50'],
    ['12,345,678', '12345678'],
    ['12,345,678.9', '12345678.9'],
    ['１２．５', '12.5'],
    ['１２。５', '12.5'],
    ['12｡5', '12.5'],
    ['１２、５', '12.5'],
    ['１，２３４．５', '1234.5'],
    ['๑๒๓.๔๕', '123.45'],
    [' 25 ', '25'],
    ['\ufeff25\u200b.5', '25.5'],
    ['1 234 567', '1234567'],
    ['1\u202f234,50', '1234.50'],
    ["1'234.50", '1234.50'],
  ])('%j is %j', (typed, value) => {
    expect(readTypedDecimal(typed)).toEqual({ value, problem: undefined })
  })

  test.each([
    '1,234',
    '10,000',
    '１０，０００',
    '１０、０００',
    '999,999',
    '10,000,',
    '1,234,567,8',
  ])('%j may mean two amounts, and is none', (typed) => {
    expect(readTypedDecimal(typed)).toEqual({ value: typed, problem: 'comma' })
  })

  test.each([
    ...[
      '1.000,50',
      '1e3',
      '1万',
      '一万',
      '1k',
      '10²',
      '⑫',
      '½',
      '１２・５',
      '1.2.3',
      '1..',
      '1.2.',
    ],
    ...['1.234,50', '1,23,456.7', '0,123.45', '1,234,5678', '12a', '-5', '+5', '−5', '٣', '฿20'],
    ...['1 2', '1 23', "5'3", '1_000', "1 234'567", '\u202e21', '$', '%', '٫5'],
  ])('%j is no number, and nothing of it is left out', (typed) => {
    expect(readTypedDecimal(typed)).toEqual({ value: typed, problem: 'unreadable' })
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
