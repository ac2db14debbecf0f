// Every code as the server sends it, in every language: no place of a sentence is left unfilled.

import { LOCK_REASONS } from '@fairtick/wire/admin/lock-flags'
import { ADMIN_REFUSAL_CODES } from '@fairtick/wire/admin/refusal-codes'
import {
  BOUND_NAMES,
  type BoundProblem,
  boundComplaint,
  FIELD_PROBLEMS,
} from '@fairtick/wire/field-rules'
import { type Declined, declinedByEngine, invalid, refused } from '@fairtick/wire/handler'
import { LANGUAGES, type Language } from '@fairtick/wire/languages'
import {
  ANSWER_CODES,
  OFFER_RULES,
  REFUSAL_CODES,
  type RefusalCode,
} from '@fairtick/wire/refusal-codes'
import { describe, expect, test } from 'vitest'
import {
  codeAnswer,
  declinedAnswer,
  faultAnswer,
  notReadyAnswer,
  officeDeclinedAnswer,
  tooManyAnswer,
} from './answer.ts'

const BOUND_PROBLEMS = Object.keys(BOUND_NAMES) as BoundProblem[]

const refusalByRule = (rule: string) =>
  refused('not_allowed_here', { rule, minimum: 3_600, maximum: 2 })

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(REFUSAL_CODES)('the refusal %s is a whole sentence', (code) => {
    expectWhole(declinedAnswer(refusalOf(code), language).body)
  })

  test.each(LOCK_REASONS)('a lock says its reason %s', (reason) => {
    expectWhole(declinedAnswer(refused('locked', { reason }), language).body)
  })

  test.each(OFFER_RULES)('what may not be opened by the rule %s is said', (rule) => {
    const { body } = declinedAnswer(refusalByRule(rule), language)
    expectWhole(body)
    const general = declinedAnswer(refused('not_allowed_here'), language).body
    expect(JSON.stringify(body)).not.toContain((general as { message: string }).message)
  })

  test.each(FIELD_PROBLEMS)('the problem %s of a field is a whole sentence', (problem) => {
    expectWhole(declinedAnswer(invalid({ amount: [problem] }), language).body)
  })

  test.each(BOUND_PROBLEMS)('the problem %s names its bound', (problem) => {
    const { body } = declinedAnswer(invalid({ amount: [boundComplaint(problem, 37)] }), language)
    expectWhole(body)
    expect(JSON.stringify(body)).toContain('37')
  })

  test.each(ANSWER_CODES)('the answer %s is a whole sentence', (code) => {
    expectWhole(answerOf(code, language).body)
  })

  test.each(ADMIN_REFUSAL_CODES)('the refusal %s of the office is a whole sentence', (code) => {
    expectWhole(officeDeclinedAnswer({ declined: 'refused', code }, language).body)
  })
})

test('an amount below the least of the engine names it', () => {
  const refusal = { code: 'below_minimum', detail: { minimum: '10' } } as const
  expect(declinedAnswer(declinedByEngine(refusal), 'ja').body).toMatchObject({
    code: 'below_minimum',
    message: '10 以上にしてください。',
    result: { minimum: '10' },
  })
})

test('what the engine finds wrong with a field names its bound', () => {
  const detail = { field: 'lots', problem: 'not_a_step', bound: '0.01' }
  const { body } = declinedAnswer(declinedByEngine({ code: 'invalid', detail }), 'en')
  expect(body).toMatchObject({ status: 400, result: { lots: ['Must be a multiple of 0.01.'] } })
})

/** With what the server knows of each. */
function refusalOf(code: RefusalCode): Declined {
  if (code === 'below_minimum') return refused(code, { minimum: '10' })
  const hasMaximum = code === 'above_maximum' || code === 'not_verified'
  return hasMaximum ? refused(code, { maximum: '50000' }) : refused(code)
}

function answerOf(code: (typeof ANSWER_CODES)[number], language: Language) {
  if (code === 'too_many') return tooManyAnswer(5_000, language)
  if (code === 'fault') return faultAnswer('R1', language)
  return code === 'not_ready' ? notReadyAnswer(language) : codeAnswer(code, language)
}

/** All that a person may read of an answer. */
function expectWhole(body: object): void {
  const { message, result } = body as { message: string; result?: object | null }
  expect(message).not.toBe('')
  expect(`${message} ${JSON.stringify(result ?? {})}`).not.toMatch(/\{\{|undefined|\[object/)
}
