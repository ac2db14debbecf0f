// Examples of the form that changes a mail address or a phone number.

import { describe, expect, it } from 'vitest'
import { checkContact, contactOf, EMPTY_CONTACT } from './contact-form.ts'

describe('changing a contact', () => {
  it('asks for the one that changes, the code and the password', () => {
    const rest = { code: 'required', password: 'required' }
    expect(checkContact('email', ['mail'], '+81')(EMPTY_CONTACT)).toEqual({
      email: 'required',
      ...rest,
    })
    expect(checkContact('phone', ['mail'], '+81')(EMPTY_CONTACT)).toEqual({
      phone: 'required',
      ...rest,
    })
  })

  it('wants an address and a number that can be ones', () => {
    const proof = { code: '123456', password: 'x' }
    expect(
      checkContact('email', ['mail'], '+81')({ ...EMPTY_CONTACT, ...proof, email: 'a@b' }),
    ).toEqual({
      email: 'email',
    })
    expect(
      checkContact('phone', ['mail'], '+81')({ ...EMPTY_CONTACT, ...proof, phone: '090-123' }),
    ).toEqual({
      phone: 'phone',
    })
    expect(
      checkContact(
        'phone',
        ['mail'],
        '+81',
      )({ ...EMPTY_CONTACT, ...proof, phone: '090-1234-5678' }),
    ).toEqual({})
  })

  it('asks who has a second factor for it, beside the mailed code (ASVS 7.5.1)', () => {
    const check = checkContact('email', ['totp', 'recovery'], '+81')
    const form = { ...EMPTY_CONTACT, email: 'a@b.example', code: '123456', password: 'x' }
    expect(check(form)).toEqual({ otp: 'required' })
    expect(check({ ...form, otp: 'abc' })).toEqual({ otp: 'code' })
    expect(check({ ...form, otp: '654321' })).toEqual({})
  })

  it('is about nothing else', () => {
    expect(['email', 'phone', 'password', undefined].map(contactOf)).toEqual([
      ...['email', 'phone', undefined, undefined],
    ])
  })
})
