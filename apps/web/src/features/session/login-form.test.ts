// Examples of the login form.

import { describe, expect, it } from 'vitest'
import { checkLogin, EMPTY_LOGIN, loginRequest } from './login-form.ts'

const check = checkLogin('+81')

describe('login form', () => {
  it('asks for both fields', () => {
    expect(check(EMPTY_LOGIN)).toEqual({ phone: 'required', password: 'required' })
  })

  it('spec §5: a phone number has at least 10 digits', () => {
    expect(check({ phone: '090123456', password: 'x' })).toEqual({ phone: 'phone' })
    expect(check({ phone: '0901234567', password: 'x' })).toEqual({})
  })

  it('sends one number in every notation, whatever is chosen of it', () => {
    const sent = (phone: string) => loginRequest({ phone, password: 'x' }, '+66').phone
    const typed = ['081 234 5678', '+66 81-234-5678', '+66081 234 5678', '66812345678', '812345678']
    expect(new Set(typed.map(sent))).toEqual(new Set(['+66812345678']))
    expect(sent('+81 90 1234 5678')).toBe('+819012345678')
  })

  it('never judges or trims a typed password', () => {
    expect(loginRequest({ phone: '090 1234 5678', password: ' x ' }, '+81')).toEqual({
      phone: '+819012345678',
      password: ' x ',
    })
  })
})
