// Examples of nicknames in the six languages.

import { describe, expect, it } from 'vitest'
import { checkNickname, nicknameLength } from './nickname-form.ts'

describe('spec §5: nickname of 2 to 10 characters', () => {
  it.each([['さとう'], ['小明2'], ['Ann'], ['민지'], ['ก้อง'], ['Siti99'], [' Ann ']])(
    'takes %j',
    (nickname) => {
      expect(checkNickname({ nickname })).toEqual({})
    },
  )

  it.each([
    ['', 'required'],
    ['a', 'nickname'],
    ['abcdefghijk', 'nickname'],
    ['a b', 'nickname'],
    ['ann!', 'nickname'],
  ])('refuses %j as %s', (nickname, problem) => {
    expect(checkNickname({ nickname })).toEqual({ nickname: problem })
  })

  it('counts what people see as one character', () => {
    expect(nicknameLength('ก้อง')).toBe(3)
    expect(nicknameLength('が')).toBe(1)
    expect(nicknameLength('が')).toBe(1)
  })
})
