// Examples of the registration form.

import { describe, expect, it } from 'vitest'
import { checkRegister, emptyRegister, registerRequest, stepOfField } from './register-form.ts'

const FILLED = {
  phone: '+81 90 1234 5678',
  email: ' hanako@example.com ',
  code: '123456',
  fullName: ' 佐藤 花子 ',
  password: 'fairtick-1',
  inviteCode: ' WELCOME1 ',
  agree: true,
}

describe('registration form', () => {
  it('spec §5: asks for every field, in the order of the form', () => {
    expect(Object.entries(checkRegister('+81')(emptyRegister('')))).toEqual([
      ['phone', 'required'],
      ['email', 'required'],
      ['code', 'required'],
      ['fullName', 'required'],
      ['password', 'required'],
      ['inviteCode', 'required'],
      ['agree', 'agree'],
    ])
  })

  it('takes a filled form and trims what people paste with spaces', () => {
    expect(checkRegister('+81')(FILLED)).toEqual({})
    expect(registerRequest(FILLED, '+81', 'of the code')).toEqual({
      challenge: 'of the code',
      phone: '+819012345678',
      email: 'hanako@example.com',
      code: '123456',
      fullName: '佐藤 花子',
      password: 'fairtick-1',
      inviteCode: 'WELCOME1',
      agree: true,
    })
  })

  it('keeps the code of the invitation link', () => {
    expect(emptyRegister('WELCOME1').inviteCode).toBe('WELCOME1')
  })

  it.each([
    ['email', 'hanako@example', 'email'],
    ['email', 'hanako@exa\u200bmple.com', 'email_plain'],
    ['code', '12345', 'code'],
    ['fullName', '  ', 'required'],
    ['password', 'short', 'password_short'],
  ])('refuses %s %j as %s', (field, text, problem) => {
    expect(checkRegister('+81')({ ...FILLED, [field]: text })).toEqual({ [field]: problem })
  })

  it('leads a late complaint to the step of its field', () => {
    expect(stepOfField('code')).toBe('contact')
    expect(stepOfField('inviteCode')).toBe('profile')
  })
})
