// The form of the fund password: what each way asks for, what is wrong, which digits are a date.

import { describe, expect, it } from 'vitest'
import { checkFundPassword, EMPTY_FUND_PASSWORD, looksLikeDate } from './fund-password-form.ts'

const right = {
  loginPassword: 'marble-otter-81',
  oldPassword: '730158',
  newPassword: '918274',
  repeatPassword: '918274',
  otp: '123456',
}

describe('the form of the fund password', () => {
  it('asks for the login password first, and for the old one at a change', () => {
    expect(checkFundPassword('set')({ ...right, oldPassword: '' })).toEqual({})
    expect(checkFundPassword('reset')({ ...right, oldPassword: '' })).toEqual({})
    expect(checkFundPassword('change')({ ...right, loginPassword: '' })).toEqual({})
    expect(Object.keys(checkFundPassword('set')(EMPTY_FUND_PASSWORD))[0]).toBe('loginPassword')
    expect(checkFundPassword('change')({ ...right, oldPassword: '12' })).toEqual({
      oldPassword: 'fund_password',
    })
  })

  it.each(['123456', '654321', '111111', '121212', '123123'])('refuses %s', (newPassword) => {
    const problems = checkFundPassword('set')({ ...right, newPassword })
    expect(problems.newPassword).toBe('fund_password_common')
  })

  it('wants the same six digits twice', () => {
    const problems = checkFundPassword('set')({ ...right, repeatPassword: '918275' })
    expect(problems).toEqual({ repeatPassword: 'password_mismatch' })
  })
})

it.each([
  ['900315', true],
  ['150390', true],
  ['031590', true],
  ['199003', true],
  ['739158', false],
  ['994599', false],
  ['90031', false],
])('%s may be a birthday: %s', (digits, isDate) => {
  expect(looksLikeDate(digits)).toBe(isDate)
})
