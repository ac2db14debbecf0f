// Holds what a failed order call means.

import { CallRefused, NoAnswer } from '@fairtick/wire/client'
import type { Answer } from '@fairtick/wire/envelope'
import { expect, test } from 'vitest'
import { afterFailure, isLocked, type SubmissionRequest } from './submission.ts'

const REQUEST: SubmissionRequest<object> = { key: 'k', tappedAtMs: 100_000, body: {} }

const refused = (answer: Partial<Answer<unknown>>) =>
  new CallRefused({ status: 403, message: 'no', result: null, ...answer })

test('silence, a fault and a twin in flight leave the outcome open, and the buttons locked', () => {
  for (const problem of [
    new NoAnswer('none'),
    refused({ status: 500, code: 'fault' }),
    refused({ status: 503, code: 'not_ready' }),
    refused({ status: 409, code: 'in_flight' }),
  ]) {
    const submission = afterFailure(REQUEST, problem)
    expect(submission).toEqual({ state: 'unknown', request: REQUEST, looked: 'not_yet' })
    expect(isLocked(submission)).toBe(true)
  }
})

test('TR-4.10: a moved price is told with the new one', () => {
  const problem = refused({ code: 'price_moved', result: { price: '101', seq: 5 } })
  expect(afterFailure(REQUEST, problem)).toEqual({
    state: 'price_moved',
    request: REQUEST,
    price: '101',
  })
})

test('any other refusal is final and unlocks', () => {
  const problem = refused({ code: 'insufficient_balance' })
  const submission = afterFailure(REQUEST, problem)
  expect(submission).toEqual({ state: 'refused', request: REQUEST, problem })
  expect(isLocked(submission)).toBe(false)
})
