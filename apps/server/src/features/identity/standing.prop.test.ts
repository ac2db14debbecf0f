// How a case stands, over all that it can be.

import { DAY_MS } from '@fairtick/core/time/duration'
import {
  fieldsToSendAgain,
  IDENTITY_FIELDS,
  IDENTITY_REASONS,
  type IdentityReason,
} from '@fairtick/wire/identity-rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOver, standingOf } from './standing.ts'

const NOW = 1_000 * DAY_MS
const time = fc.integer({ min: NOW - 400 * DAY_MS, max: NOW + 400 * DAY_MS })
const reason: fc.Arbitrary<IdentityReason> = fc
  .constantFrom(...IDENTITY_FIELDS)
  .chain((field) => fc.constantFrom(...IDENTITY_REASONS[field]).map((code) => ({ field, code })))
const someCase = fc.record({
  status: fc.constantFrom('pending', 'needs_fix', 'success', 'failed', 'expired'),
  attempt: fc.integer({ min: 1, max: 3 }),
  attemptsAllowed: fc.constant(4),
  nextAttemptMs: fc.option(time),
  appealedMs: fc.option(time),
  expiresMs: fc.option(time),
  erasedMs: fc.option(time),
})

test('what can be sent can be tried, and what cannot be tried cannot be sent', () => {
  fc.assert(
    fc.property(someCase, fc.array(reason, { minLength: 1 }), (found, reasons) => {
      const { status, fields, attemptsLeft, nextAttemptMs, appeal } = standingOf(
        found,
        reasons,
        NOW,
      )
      expect(fields.length > 0 && attemptsLeft === 0).toBe(false)
      // Who waits, or is verified until a day that is far, sends nothing.
      if (status === 'pending') expect(fields).toEqual([])
      if (nextAttemptMs !== null) expect([fields.length, nextAttemptMs > NOW]).toEqual([0, true])
      // Of what was mended everything that was right stays.
      if (found.status === 'needs_fix' && found.erasedMs === null && fields.length > 0) {
        expect(fields).toEqual(fieldsToSendAgain(reasons))
      }
      // An appeal is there once.
      if (found.appealedMs !== null) expect(appeal === 'possible').toBe(false)
    }),
  )
})

test('a field that does not do is asked for again, one that does is not', () => {
  fc.assert(
    fc.property(fc.array(reason, { minLength: 1 }), (reasons) => {
      const again = fieldsToSendAgain(reasons)
      for (const { field } of reasons) expect(again).toContain(field)
      const isAnother = reasons.some(({ code }) => ['document_expired', 'not_own'].includes(code))
      const named = new Set(reasons.map(({ field }) => field))
      for (const field of again) {
        expect(named.has(field) || (isAnother && field !== 'name')).toBe(true)
      }
    }),
  )
})

test('a document holds through its last day', () => {
  const last = Date.UTC(2026, 4, 31)
  expect(isOver(last, last + DAY_MS - 1)).toBe(false)
  expect(isOver(last, last + DAY_MS)).toBe(true)
  expect(isOver(null, last)).toBe(false)
})
