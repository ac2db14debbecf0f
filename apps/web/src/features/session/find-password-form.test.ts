// Examples of the form for a forgotten password.

import { describe, expect, it } from 'vitest'
import {
  checkFindPassword,
  EMPTY_FIND_PASSWORD,
  findPasswordRequest,
} from './find-password-form.ts'

const FILLED = {
  phone: '090 1234 5678',
  email: 'hanako@example.com ',
  code: '123456',
  password: 'fairtick-2',
  repeatPassword: 'fairtick-2',
}

describe('forgotten password', () => {
  it('asks for every field', () => {
    expect(Object.keys(checkFindPassword('+81')(EMPTY_FIND_PASSWORD))).toEqual(Object.keys(FILLED))
  })

  it('spec §5: passwords must match', () => {
    expect(checkFindPassword('+81')({ ...FILLED, repeatPassword: 'fairtick-3' })).toEqual({
      repeatPassword: 'password_mismatch',
    })
    expect(checkFindPassword('+81')(FILLED)).toEqual({})
  })

  it('sends the phone and the address without their spaces', () => {
    expect(findPasswordRequest(FILLED, '+81', 'of the code')).toEqual({
      ...FILLED,
      challenge: 'of the code',
      phone: '+819012345678',
      email: 'hanako@example.com',
    })
  })
})
