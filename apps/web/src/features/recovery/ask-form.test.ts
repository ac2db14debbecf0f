// Examples of the form for a lost account.

import { describe, expect, it } from 'vitest'
import { askRequest, checkAsk, EMPTY_ASK } from './ask-form.ts'

const FILLED = {
  ...{ ...EMPTY_ASK, phone: '090 1234 5678', email: 'hanako@example.com ', factor_lost: true },
  ...{ password: 'fairtick-2', note: ' stolen ', code: '123456' },
}

describe('a lost account', () => {
  it('asks for the number, an address, what was lost, the password and the code', () => {
    expect(Object.keys(checkAsk('+81')(EMPTY_ASK))).toEqual([
      ...['phone', 'email', 'email_lost', 'password', 'code'],
    ])
    expect(checkAsk('+81')(FILLED)).toEqual({})
  })

  it('asks for no password that was lost, and sends none', () => {
    const lost = { ...FILLED, password_lost: true, password: 'typed before' }
    expect(checkAsk('+81')(lost)).toEqual({})
    expect(askRequest(lost, '+81', 'of the code')).toEqual({
      ...{ phone: '+819012345678', email: 'hanako@example.com', code: '123456' },
      ...{ challenge: 'of the code', lost: ['password', 'factor'], note: 'stolen' },
    })
  })
})
