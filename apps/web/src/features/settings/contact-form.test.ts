// Examples of the form that changes a mail address or a phone number.

import { describe, expect, it } from 'vitest'
import { checkContact, contactOf, EMPTY_CONTACT } from './contact-form.ts'

describe('changing a contact', () => {
  it('asks for the one that changes, the code and the password', () => {
    const rest = { code: 'required', password: 'required' }
    expect(checkContact('email')(EMPTY_CONTACT)).toEqual({ email: 'required', ...rest })
    expect(checkContact('phone')(EMPTY_CONTACT)).toEqual({ phone: 'required', ...rest })
  })

  it('wants an address and a number that can be ones', () => {
    const proof = { code: '123456', password: 'x' }
    expect(checkContact('email')({ ...EMPTY_CONTACT, ...proof, email: 'a@b' })).toEqual({
      email: 'email',
    })
    expect(checkContact('phone')({ ...EMPTY_CONTACT, ...proof, phone: '090-123' })).toEqual({
      phone: 'phone',
    })
    expect(checkContact('phone')({ ...EMPTY_CONTACT, ...proof, phone: '090-1234-5678' })).toEqual(
      {},
    )
  })

  it('is about nothing else', () => {
    expect(['email', 'phone', 'password', undefined].map(contactOf)).toEqual([
      ...['email', 'phone', undefined, undefined],
    ])
  })
})
