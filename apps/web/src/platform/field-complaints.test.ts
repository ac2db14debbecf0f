// Examples of answers that complain about fields.

import { CallRefused } from '@fairtick/wire/client'
import { expect, it } from 'vitest'
import { complaintsOf } from './field-complaints.ts'

const FIELDS = ['phone', 'code'] as const
const answered = (answer: Partial<CallRefused['answer']>) =>
  new CallRefused({ status: 400, message: 'check', result: null, ...answer })

it('spec §5: gives the first message of each field, in the order of the form', () => {
  const problem = answered({ result: { code: ['c1', 'c2'], phone: ['p1'], other: ['o1'] } })
  expect(complaintsOf(problem, FIELDS, {})).toEqual([
    { field: 'phone', message: 'p1' },
    { field: 'code', message: 'c1' },
  ])
})

it('puts a refusal that speaks of one field under that field', () => {
  const problem = answered({ status: 403, code: 'code_wrong', message: 'wrong code' })
  expect(complaintsOf(problem, FIELDS, { code_wrong: 'code' })).toEqual([
    { field: 'code', message: 'wrong code' },
  ])
  expect(complaintsOf(problem, FIELDS, {})).toEqual([])
})

it('has nothing to say of a missing answer', () => {
  expect(complaintsOf(new Error('offline'), FIELDS, { code_wrong: 'code' })).toEqual([])
})
