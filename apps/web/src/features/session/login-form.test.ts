// Examples of the login form.

import { describe, expect, it } from 'vitest'
import { checkLogin, EMPTY_LOGIN, loginRequest } from './login-form.ts'

describe('login form', () => {
  it('asks for both fields', () => {
    expect(checkLogin(EMPTY_LOGIN)).toEqual({ phone: 'required', password: 'required' })
  })

  it('spec §5: a phone number has at least 10 digits', () => {
    expect(checkLogin({ phone: '090123456', password: 'x' })).toEqual({ phone: 'phone' })
    expect(checkLogin({ phone: '0901234567', password: 'x' })).toEqual({})
  })

  it('never judges or trims a typed password', () => {
    expect(loginRequest({ phone: '090 1234 5678', password: ' x ' })).toEqual({
      phone: '09012345678',
      password: ' x ',
    })
  })
})
