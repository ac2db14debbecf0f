// One phone has one spelling, E.164, whatever notation it is typed in.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canonicalPhone,
  DIALLING_CODES,
  diallingCodeOf,
  isPhone,
  possiblePhones,
} from './phone-number.ts'

describe('a number', () => {
  it.each([
    ['090-1234-5678', '+819012345678'],
    ['０９０　１２３４ー５６７８', '+819012345678'],
    ['+81090 1234 5678', '+819012345678'],
    ['+81 (0)90-1234-5678', '+819012345678'],
    ['0081 90 1234 5678', '+819012345678'],
    ['819012345678', '+819012345678'],
    ['+09012345678', '+819012345678'],
    ['(+66) 81 234 5678', '+66812345678'],
    ['+60 12‐345 6789', '+60123456789'],
    ['\u202a+66 81 234 5678\u202c', '+66812345678'],
    ['+๖๖ ๘๑ ๒๓๔ ๕๖๗๘', '+66812345678'],
    ['+49 30/1234567', '+49301234567'],
    ['+852 9123 4567', '+85291234567'],
    ['+39 06 1234 5678', '+390612345678'],
  ])('%s is %s', (typed, phone) => {
    expect(canonicalPhone(typed)).toBe(phone)
  })

  it.each(['', '090123456', '0901234567x', '++819012345678', '5551234567', '+8190123'])(
    '%j is none, or lacks its country',
    (typed) => {
      expect(isPhone(typed)).toBe(false)
    },
  )

  it.each([
    ['13912345678', '+86', '+8613912345678'],
    ['8613912345678', '+86', '+8613912345678'],
    ['4155550123', '+1', '+14155550123'],
    ['14155550123', '+1', '+14155550123'],
    ['65123456', '+65', '+6565123456'],
    ['9112345678', '+91', '+919112345678'],
    ['0841234567', '+84', '+84841234567'],
    ['841234567', '+84', '+84841234567'],
    ['8613912345678', '+81', '+8613912345678'],
    ['+66812345678', '+81', '+66812345678'],
  ] as const)('%s with %s chosen is %s', (typed, chosen, phone) => {
    expect(canonicalPhone(typed, chosen)).toBe(phone)
  })
})

describe('of every country on offer', () => {
  const numbers = fc.constantFrom(...DIALLING_CODES).chain((country) => {
    const [fewest, most] = country.digits
    const least = Math.max(fewest, 11 - country.code.length)
    const digits = fc.string({
      unit: fc.constantFrom(...'0123456789'),
      minLength: least - 1,
      maxLength: most - 1,
    })
    return fc.tuple(fc.constant(country), fc.constantFrom(...'23456789'), digits)
  })

  it('all notations are one number', () => {
    fc.assert(
      fc.property(numbers, ([{ code }, first, rest]) => {
        const national = first + rest
        const phone = code + national
        const digits = code.slice(1)
        for (const typed of [
          phone,
          `${code}0${national}`,
          `${digits}${national}`,
          `0${national}`,
        ]) {
          expect(canonicalPhone(typed, code), typed).toBe(phone)
        }
        expect(canonicalPhone(`00${digits}${national}`)).toBe(phone)
        expect(possiblePhones(`0${national}`)).toContain(phone)
      }),
    )
  })

  it('a number without its 0 is never read as one of another country', () => {
    fc.assert(
      fc.property(numbers, ([{ code }, first, rest]) => {
        const digits = code.slice(1)
        const national = first + rest
        const isOwn = national.startsWith(digits)
        if (!isOwn) expect(canonicalPhone(national, code)).toBe(code + national)
      }),
    )
  })

  it('its spelling stays, and tells its country', () => {
    fc.assert(
      fc.property(numbers, ([{ code }, first, rest]) => {
        const phone = code + first + rest
        expect(canonicalPhone(phone)).toBe(phone)
        expect(diallingCodeOf(phone)).toBe(code)
      }),
    )
  })
})
