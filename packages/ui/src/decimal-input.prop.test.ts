// Steps are exact for every value, where floats would drift.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTypedDecimal, stepDecimal } from './decimal-input.ts'
import { plainDigits } from './plain-digits.ts'

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

const KEYS = "0123456789０５๐๕.,．。、，'  \u00a0\u200b-+e万千kK%$²½a"
const typedText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...KEYS), maxLength: 14 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
)

test('a value is read as itself, or is no number again', () => {
  fc.assert(
    fc.property(typedText, (typed) => {
      const read = readTypedDecimal(typed)
      expect(readTypedDecimal(read.value)).toEqual(read)
    }),
  )
})

test('what is read as a number holds every digit that was typed, and nothing else was typed', () => {
  fc.assert(
    fc.property(typedText, (typed) => {
      const { value, problem } = readTypedDecimal(typed)
      const text = plainDigits(typed)
      if (problem !== undefined) {
        expect(value).toBe(typed)
      } else {
        expect(value.replace('.', '')).toBe(digitsOf(text))
        expect(text).toMatch(/^[\d.,．。｡，、､'’＇\s\u200b\u2060\ufeff]*$/)
      }
    }),
    { examples: [[',00'], ['.5'], ['00']] },
  )
})

/** All that stand there; a point in front of one has got a zero. */
const digitsOf = (text: string) => {
  const seen = text.replace(/[\s\u200b\u2060\ufeff]/g, '')
  return seen.replace(/^(?=\D\d)/, '0').replace(/\D/g, '')
}

test('a text with a problem has not the shape of an amount, so that no form takes it', () => {
  fc.assert(
    fc.property(typedText, (typed) => {
      const { value, problem } = readTypedDecimal(typed)
      if (problem !== undefined) expect(value).not.toMatch(/^[0-9]{1,12}(\.[0-9]+)?$/)
    }),
    // An amount has no sign (`amountProblem` of packages/wire).
    { examples: [['-0'], ['1,000']] },
  )
})

test('of a text with commas no two readings that a person may mean are silently taken for one', () => {
  const digits = (length: number) =>
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), digits(3), (whole, rest) => {
      expect(readTypedDecimal(`${whole},${rest}`).problem).toBe('comma')
    }),
  )
})
