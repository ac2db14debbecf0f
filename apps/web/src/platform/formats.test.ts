// Holds how numbers and times are written in each language (ux.md §2.3).

import { LANGUAGES } from '@fairtick/wire/languages'
import { describe, expect, test } from 'vitest'
import { directionOf, directionOfChange, formatsOf } from './formats.ts'

describe('formats', () => {
  test('every language writes money with commas, a point and two decimals', () => {
    for (const language of LANGUAGES) {
      expect(formatsOf(language).money('1234567.5')).toBe('1,234,567.50')
      expect(formatsOf(language).signedMoney('-20')).toBe('−20.00')
      expect(formatsOf(language).signedMoney('8')).toBe('+8.00')
      expect(formatsOf(language).signedMoney('0')).toBe('0.00')
    }
  })

  test('a risk rate is cut off to whole percent', () => {
    const { riskRate } = formatsOf('ja')
    expect(riskRate('0.799999')).toBe('79%')
    expect(formatsOf('th').riskRate('8.123')).toBe('812%')
    // Beyond what tells anything the digits end.
    expect(['9.99', '9.999999', '10', '2310.55'].map(riskRate)).toEqual([
      '999%',
      '999%',
      '> 999%',
      '> 999%',
    ])
  })

  test('an amount that can be spent is never rounded up', () => {
    expect(formatsOf('en').money('10.999999', 'down')).toBe('10.99')
    expect(formatsOf('en').money('10.999999')).toBe('11.00')
  })

  test('fees have two decimals, those below a cent every digit', () => {
    const { fee, signedFee } = formatsOf('ja')
    expect(['2.717896', '0.01', '0.0042', '0.000001', '0'].map(fee)).toEqual([
      ...['2.72', '0.01', '0.0042', '0.000001', '0.00'],
    ])
    expect(['-1.457911', '0.0042', '-0.0042'].map(signedFee)).toEqual([
      ...['−1.46', '+0.0042', '−0.0042'],
    ])
  })

  test('decimals stay exact beyond what a float holds', () => {
    expect(formatsOf('ja').exactMoney('123456789012.123456')).toBe('123,456,789,012.123456')
    expect(formatsOf('ja').price('9007199254740993.25', 2)).toBe('9,007,199,254,740,993.25')
  })

  test('a price has the decimals of its instrument, and one more where it brings one', () => {
    expect(formatsOf('ko').price('42136.4', 2)).toBe('42,136.40')
    expect(formatsOf('ko').price('1.085265', 5)).toBe('1.085265')
  })

  test('Thai years are not Buddhist, and no clock has twelve hours', () => {
    const noon = new Date(2025, 10, 24, 13, 6, 30).getTime()
    for (const language of LANGUAGES) {
      expect(formatsOf(language).fullTime(noon)).toMatch(/2025.* 13:06:30 \S+$/)
      expect(formatsOf(language).time(noon)).toBe('13:06:30')
    }
    expect(formatsOf('en').time(new Date(2025, 10, 24, 0, 0, 0).getTime())).toBe('00:00:00')
  })

  test('percent: signed for changes, plain for rates', () => {
    expect(formatsOf('en').signedPercent('0.0164')).toBe('+1.64%')
    expect(formatsOf('en').signedPercent('-0.0092')).toBe('−0.92%')
    expect(formatsOf('en').percent('0.00005')).toBe('0.005%')
    expect(formatsOf('en').plainPercent('0.555555555556')).toBe('55.6%')
  })

  test('what is rounded to nothing has neither sign nor direction', () => {
    for (const language of LANGUAGES) {
      expect(formatsOf(language).money('-0.004')).toBe('0.00')
      expect(formatsOf(language).money('-0.009', 'down')).toBe('0.00')
      expect(formatsOf(language).signedMoney('-0.004')).toBe('0.00')
    }
    expect(['0.00004', '-0.00004', '0.0001', '-0.0001', null].map(directionOfChange)).toEqual([
      'flat',
      'flat',
      'up',
      'down',
      'flat',
    ])
    expect(['+0.01', '−0.01', '0.00'].map(directionOf)).toEqual(['up', 'down', 'flat'])
  })

  test('the direction of a figure is its sign; nothing is flat', () => {
    expect(['2', '-0.01', '0.000', '-0', null].map(directionOf)).toEqual([
      'up',
      'down',
      'flat',
      'flat',
      'flat',
    ])
  })
})
