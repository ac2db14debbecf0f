// Subjects of the bus: what they are called, and that no key leaves its token.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { questionSubject, tokenOf, topicSubject } from './bus-subjects.ts'

test('each topic has its subject, and one for all keys where it has keys', () => {
  expect(topicSubject('market', '1', undefined)).toBe('ft.market')
  expect(topicSubject('candle', '1', undefined)).toBe('ft.candle')
  expect(topicSubject('gateway', '2', undefined)).toBe('ft.gateway')
  expect(topicSubject('session', '1', undefined)).toBe('ft.session')
  expect(topicSubject('waiting', '2', undefined)).toBe('ft.waiting.2')
  expect(topicSubject('depth', '1', 'BTC/USDT')).toBe('ft.depth.BTC=002fUSDT')
  expect(topicSubject('depth', '1', undefined)).toBe('ft.depth.*')
  expect(topicSubject('account', '2', 'u-1')).toBe('ft.acct.2.u-1')
  expect(topicSubject('account', '2', undefined)).toBe('ft.acct.2.*')
  expect(topicSubject('chat', '1', 'u-1')).toBe('ft.chat.u-1')
})

test('the name of a question is one token, and its key another', () => {
  expect(questionSubject('session.check', undefined)).toBe('ft.ask.session-check')
  expect(questionSubject('session.check', '4.>')).toBe('ft.ask.session-check.4=002e=003e')
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('=', '-', '0', '.', '*', '>', ' ', '\ud800', '\udfff', 'é') }),
  fc.string({ minLength: 500, maxLength: 2_000 }),
)

test('any key is one token that NATS takes', () => {
  fc.assert(
    fc.property(anyText, (key) => {
      expect(tokenOf(key)).toMatch(/^[A-Za-z0-9=_-]{1,512}$/)
    }),
  )
})

test('no two keys are the same token', () => {
  fc.assert(
    fc.property(anyText, anyText, (one, other) => {
      expect(tokenOf(one) === tokenOf(other)).toBe(one === other)
      // What looks like the token of another key is a key like any other.
      if (one !== '' || other !== '=')
        expect(tokenOf(tokenOf(one)) === tokenOf(one)).toBe(/^[A-Za-z0-9_-]+$/.test(one))
    }),
  )
})
