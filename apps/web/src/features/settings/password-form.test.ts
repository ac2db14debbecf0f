// Examples of the form that changes the login password.

import { describe, expect, it } from 'vitest'
import { checkPassword, EMPTY_PASSWORD } from './password-form.ts'

describe('spec §5: changing the password', () => {
  it('asks for old, new and repeated password', () => {
    expect(checkPassword(EMPTY_PASSWORD)).toEqual({
      oldPassword: 'required',
      newPassword: 'required',
      repeatPassword: 'required',
    })
  })

  it('wants the same new one twice, and never judges the old one', () => {
    const form = { oldPassword: 'x', newPassword: 'fairtick-2', repeatPassword: 'fairtick-2' }
    expect(checkPassword(form)).toEqual({})
    expect(checkPassword({ ...form, repeatPassword: 'fairtick-' })).toEqual({
      repeatPassword: 'password_mismatch',
    })
  })
})
