// Examples of new passwords.

import { describe, expect, it } from 'vitest'
import { newPasswordProblem, passwordRules } from './password-rules.ts'

describe('new password', () => {
  it.each([
    ['', 'required'],
    ['short-1', 'password_short'],
    ['aaaaaaaa', 'password_common'],
    ['12345678', 'password_common'],
    ['hgfedcba', 'password_common'],
    [`${'long '.repeat(26)}`, 'password_long'],
  ])('refuses %j as %s', (password, problem) => {
    expect(newPasswordProblem(password)).toBe(problem)
  })

  it.each([['correct horse'], ['12345679'], ['パスワード八文字'], ['😀😃😄😁😆😅😂x']])(
    'takes %j',
    (password) => {
      expect(newPasswordProblem(password)).toBeUndefined()
    },
  )

  it('ticks rules off one by one', () => {
    expect(passwordRules('').map(({ isMet }) => isMet)).toEqual([false, false])
    expect(passwordRules('ab1').map(({ isMet }) => isMet)).toEqual([false, true])
    expect(passwordRules('aaaaaaaaa').map(({ isMet }) => isMet)).toEqual([true, false])
    expect(passwordRules('fairtick-1').map(({ isMet }) => isMet)).toEqual([true, true])
  })
})
