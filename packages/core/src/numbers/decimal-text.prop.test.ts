// Decimal text in and out, and what is no decimal text (TR-1.3).

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDecimal, parseDecimal } from './decimal-text.ts'

describe('decimal text (TR-1.3)', () => {
  it('comes back as it went', () => {
    const values = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n })
    fc.assert(
      fc.property(values, fc.integer({ min: 6, max: 12 }), (value, decimals) => {
        expect(parseDecimal(formatDecimal(value, decimals), decimals)).toBe(value)
      }),
    )
  })

  it('is written digit by digit, however many there are', () => {
    const values = fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n })
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 28 }), (value, decimals) => {
        const digits = String(value < 0n ? -value : value).padStart(decimals + 1, '0')
        const fraction = digits.slice(-decimals).replace(/0+$/, '')
        const text = digits.slice(0, -decimals) + (fraction === '' ? '' : `.${fraction}`)
        expect(formatDecimal(value, decimals)).toBe(value < 0n ? `-${text}` : text)
      }),
    )
  })

  it.each([
    [1_500_000n, 0, '1.5'],
    [1_500_000n, 2, '1.50'],
    [-1n, 0, '-0.000001'],
    [0n, 0, '0'],
    [120_000_000n, 6, '120.000000'],
  ])('writes %s with at least %i decimals as %s', (value, least, text) => {
    expect(formatDecimal(value, 6, least)).toBe(text)
  })

  it.each([
    '',
    '.5',
    '5.',
    '1e3',
    '1e309',
    ' 1',
    '1 ',
    '+1',
    '--1',
    '1,5',
    '１２',
    '٣',
    'NaN',
    'Infinity',
    '0x10',
    '1234567890123',
    '1.0000001',
    '1\u0000',
  ])('refuses %j', (text) => {
    expect(parseDecimal(text, 6)).toBeUndefined()
  })

  it('reads zeros beyond the decimals, and rounds nothing', () => {
    expect(parseDecimal('1.50000000', 6)).toBe(1_500_000n)
    expect(parseDecimal('999999999999.999999', 6)).toBe(999_999_999_999_999_999n)
  })
})
