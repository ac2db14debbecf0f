// A failed call in words: the server's, and what to do when there are none.

import { CallRefused, NoAnswer } from '@fairtick/wire/client'
import { expect, test } from 'vitest'
import { problemText, refusalCode } from './problem-text.ts'

const refused = (answer: object) =>
  new CallRefused({
    status: 403,
    message: 'Somebody else has to do this.',
    result: null,
    ...answer,
  })

test('a refusal speaks with the sentence of the server', () => {
  const problem = refused({ code: 'own_request' })
  expect(problemText(problem, 'act')).toBe('Somebody else has to do this.')
  expect(refusalCode(problem)).toBe('own_request')
})

test('a wrong form names its first field', () => {
  const result = { email: ['This is no mail address.'], name: ['Missing.'] }
  const problem = refused({ status: 400, message: '', result })
  expect(problemText(problem, 'act')).toBe('email: This is no mail address.')
})

test('a failure of the server comes with its number', () => {
  const problem = refused({ status: 500, message: 'It failed.', requestId: 'r1' })
  expect(problemText(problem, 'act')).toBe('It failed. (request r1)')
})

test('no answer is not a no: one has to look first', () => {
  expect(problemText(new NoAnswer('no answer'), 'act')).toContain('It may have worked')
  expect(problemText(new NoAnswer('no answer'), 'reading')).toContain('try again')
  expect(refusalCode(new NoAnswer('no answer'))).toBeUndefined()
})
