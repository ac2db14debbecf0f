// Examples of answers that say when to come back.

import { CallRefused } from '@fairtick/wire/client'
import { expect, it } from 'vitest'
import { retryTimeOf } from './retry-time.ts'

const refused = (result: unknown) => new CallRefused({ status: 403, message: '', result })

it('reads the end of a lock-out', () => {
  expect(retryTimeOf(refused({ until: 1234 }))).toBe(1234)
})

it('counts a waiting time from the answer, however often it is asked', () => {
  const problem = refused({ retryAfter: 60 })
  const first = retryTimeOf(problem) ?? 0
  expect(first).toBeGreaterThan(Date.now() + 50_000)
  expect(retryTimeOf(problem)).toBe(first)
})

it('knows nothing of other problems', () => {
  expect(retryTimeOf(refused(null))).toBeUndefined()
  expect(retryTimeOf(refused({ until: 'soon' }))).toBeUndefined()
  expect(retryTimeOf(new Error('offline'))).toBeUndefined()
})
