// Wrong fund passwords in words: how many tries are left, and when it is locked.

import { CallRefused } from '@fairtick/wire/client'
import { expect, it } from 'vitest'
import { explainFundPassword } from './explain-fund-password.ts'

const refused = (code: string, result: object) =>
  new CallRefused({ status: 403, message: 'server', result, code } as never)
const say = (key: string, values = {}) => `${key} ${JSON.stringify(values)}`
const messageOf = (problem: unknown) =>
  (explainFundPassword(problem, say as never) as CallRefused).answer.message

it('counts the tries that are left, the last one says that it locked', () => {
  expect(messageOf(refused('withdraw_password_wrong', { triesLeft: 3 }))).toBe(
    'fundPassword.triesLeft {"count":3}',
  )
  expect(messageOf(refused('withdraw_password_wrong', { triesLeft: 0 }))).toBe(
    'fundPassword.lockedNow {}',
  )
})

it('tells a lock by wrong tries from one by staff', () => {
  expect(messageOf(refused('locked', { reason: 'fund_password' }))).toBe('withdraw.lockedTitle {}')
  expect(messageOf(refused('locked', { reason: 'legal_order' }))).toBe('server')
})

it('leaves every other problem as it is', () => {
  const problem = new Error('no answer')
  expect(explainFundPassword(problem, say as never)).toBe(problem)
})
