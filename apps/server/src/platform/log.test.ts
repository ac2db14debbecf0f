// The log keeps secrets and personal data out (REL-61).

import { expect, test } from 'vitest'
import { createLog, describeError, withoutPersonalData } from './log.ts'

test('fields with secrets are removed wherever they stand', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  log.info({ password: 'p1', body: { code: '123456', user: { phone: '0901' } }, kept: 'k' }, 'x')
  log.info({ req: { headers: { authorization: 'Bearer t' } } }, 'x')
  expect(lines.join()).not.toMatch(/p1|123456|0901|Bearer/)
  expect(lines.join()).toContain('"kept":"k"')
})

test('addresses, numbers and tokens do not come in by a message', () => {
  const token = 'Zk3b9Qe81LmN0pRs2TuVw4XyZa6BcDe7FgHi8JkLm0o'
  const text = `no user someone@mail.example +819012345678 ${token}`
  expect(withoutPersonalData(text)).toBe('no user [hidden] [hidden] [hidden]')
})

test('a database error is told without its row', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'app_user_phone_key',
    detail: 'Key (phone)=(0901) already exists.',
  })
  const told = describeError(error)
  expect(told).toMatchObject({ reason: '23505', constraint: 'app_user_phone_key' })
  expect(JSON.stringify(told)).not.toContain('0901')
})
