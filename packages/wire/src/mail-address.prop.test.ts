// For any text: what passes has one spelling, which passes itself and does not change any more.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalEmail, emailProblem } from './mail-address.ts'

const letters = [
  ...'aAzZ09.-_+ßİſK例え。',
  'é',
  'e\u0301',
  '\u200b',
  '\u00ad',
  '\u2060',
  '\ufe0f',
  'ⓔ',
  'Ｃ',
]
const part = fc.string({
  unit: fc.oneof(fc.constantFrom(...letters), fc.string({ unit: 'grapheme', maxLength: 1 })),
  minLength: 1,
  maxLength: 8,
})
const address = fc.tuple(part, part, part).map(([name, host, end]) => `${name}@${host}.${end}`)

test('one spelling, which stays', () => {
  fc.assert(
    fc.property(address, (typed) => {
      const canonical = canonicalEmail(typed)
      if (emailProblem(typed) !== undefined) return
      expect(canonical).toBeDefined()
      expect(emailProblem(canonical ?? '')).toBeUndefined()
      expect(canonicalEmail(canonical ?? '')).toBe(canonical)
    }),
    { numRuns: 2_000 },
  )
})

test('signs that nobody sees never make another mailbox', () => {
  const unseen = fc.constantFrom('\u200b', '\u00ad', '\u2060', '\u200d', '\ufe0f', '\u034f')
  fc.assert(
    fc.property(address, unseen, fc.nat(), (plain, sign, at) => {
      if (emailProblem(plain) !== undefined) return
      const place = at % (plain.length + 1)
      const typed = plain.slice(0, place) + sign + plain.slice(place)
      expect(emailProblem(typed)).toBeDefined()
    }),
    { numRuns: 1_000 },
  )
})
