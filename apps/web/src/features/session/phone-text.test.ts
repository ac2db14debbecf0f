// Examples of phone numbers as typed on phones of the six languages.

import { isPhone } from '@fairtick/wire/field-rules'
import { describe, expect, it } from 'vitest'
import { diallingCodeOf, plainPhone, withDiallingCode } from './phone-text.ts'

describe('spec §5: phone', () => {
  it.each([
    ['090-1234-5678', '09012345678'],
    ['０９０　１２３４ー５６７８', '09012345678'],
    ['(+66) 81 234 5678', '+66812345678'],
    ['+60 12‐345 6789', '+60123456789'],
  ])('takes %s as %s', (typed, plain) => {
    expect(plainPhone(typed)).toBe(plain)
    expect(isPhone(plain)).toBe(true)
  })

  it('leaves letters in, so that they are refused and not swallowed', () => {
    expect(isPhone(plainPhone('0901234567x'))).toBe(false)
  })

  it('puts a code in front and drops the leading 0', () => {
    expect(withDiallingCode('090-1234-5678', '+81')).toBe('+819012345678')
    expect(withDiallingCode('', '+81')).toBe('+81')
  })

  it('changes a code, and takes it away', () => {
    expect(withDiallingCode('+81 90 1234 5678', '+82')).toBe('+829012345678')
    expect(withDiallingCode('+81 90 1234 5678', null)).toBe('9012345678')
  })

  it('knows the longest code', () => {
    expect(diallingCodeOf('+886912345678')).toBe('+886')
    expect(diallingCodeOf('+8613912345678')).toBe('+86')
    expect(diallingCodeOf('0912345678')).toBeUndefined()
  })
})
