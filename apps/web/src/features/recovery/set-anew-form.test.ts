// Examples of setting anew what was lost.

import { LOST_THINGS } from '@fairtick/wire/recovery-rules'
import { expect, it } from 'vitest'
import { checkSetAnew, EMPTY_SET_ANEW, setAnewRequest } from './set-anew-form.ts'

const TOTP = { secret: 'S', uri: 'otpauth://x', setup: 'sealed' }
const FILLED = {
  ...{ phone: '090 1234 5678', password: 'fairtick-2', repeatPassword: 'fairtick-2' },
  ...{ fundPassword: '508213', code: '123456' },
}

it('asks for all that was lost, and sends it', () => {
  expect(Object.keys(checkSetAnew(LOST_THINGS, '+81')(EMPTY_SET_ANEW))).toEqual([
    ...['password', 'repeatPassword', 'phone', 'fundPassword', 'code'],
  ])
  expect(checkSetAnew(LOST_THINGS, '+81')(FILLED)).toEqual({})
  const opened = { lost: [...LOST_THINGS], totp: TOTP }
  expect(setAnewRequest('t', opened, FILLED, '+81')).toEqual({
    ...{ token: 't', password: 'fairtick-2', phone: '+819012345678' },
    ...{ fundPassword: '508213', setup: 'sealed', code: '123456' },
  })
})

it('asks for nothing else and sends nothing else', () => {
  expect(checkSetAnew(['email'], '+81')(EMPTY_SET_ANEW)).toEqual({})
  const opened = { lost: ['email' as const], totp: null }
  expect(setAnewRequest('t', opened, FILLED, '+81')).toEqual({ token: 't' })
})
