// Steps are exact for every value, where floats would drift.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTypedDecimal, stepDecimal } from './decimal-input.ts'

const hundredths = fc.integer({ min: 0, max: 1_000_000_000 })
const toText = (units: number) =>
  `${Math.floor(units / 100)}.${String(units % 100).padStart(2, '0')}`

test('a step up and a step down give the same amount back', () => {
  fc.assert(
    fc.property(hundredths, fc.integer({ min: 1, max: 50 }), (units, count) => {
      const start = toText(units)
      const up = stepDecimal(start, { step: '0.01', count })
      expect(up).toBe(toText(units + count))
      expect(stepDecimal(up, { step: '0.01', count: -count })).toBe(start)
    }),
  )
})

test('a value is read as itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,') }), (typed) => {
      const read = readTypedDecimal(typed)
      if (read === null || read.isUnclear) return
      expect(readTypedDecimal(read.value)?.value).toBe(read.value)
    }),
  )
})

test('of a text with commas no two readings that a person may mean are silently taken for one', () => {
  const digits = (length: number) =>
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), digits(3), (whole, rest) => {
      expect(readTypedDecimal(`${whole},${rest}`)?.value).toBe('')
    }),
  )
})
