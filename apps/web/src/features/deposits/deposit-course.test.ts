// Holds the steps of a deposit in each of its states.

import { expect, test } from 'vitest'
import { canCancel, courseOf } from './deposit-course.ts'

const [SUBMITTED, APPROVED, ENDED] = [1_000, 2_000, 3_000]
const pending = {
  status: 'pending',
  submitTime: SUBMITTED,
  approvedTime: null,
  endTime: null,
} as const

const shown = (record: Parameters<typeof courseOf>[0]) =>
  courseOf(record).map(({ what, state, timeMs }) => `${what} ${state} ${timeMs ?? '–'}`)

test('under review: the credit lies ahead, and it can be taken back', () => {
  expect(shown(pending)).toEqual(['submitted done 1000', 'review current –', 'credited ahead –'])
  expect(canCancel(pending)).toBe(true)
})

test('approved: it is being credited, and cannot be taken back any more', () => {
  const approved = { ...pending, approvedTime: APPROVED }
  expect(shown(approved)).toEqual([
    ...['submitted done 1000', 'approved done 2000', 'credited current –'],
  ])
  expect(canCancel(approved)).toBe(false)
})

test('ended: credited, failed or cancelled with its time', () => {
  const ended = { ...pending, endTime: ENDED }
  expect(shown({ ...ended, status: 'success', approvedTime: APPROVED }).at(-1)).toBe(
    'credited done 3000',
  )
  expect(shown({ ...ended, status: 'failed' })).toEqual([
    ...['submitted done 1000', 'failed failed 3000'],
  ])
  expect(shown({ ...ended, status: 'cancelled' }).at(-1)).toBe('cancelled done 3000')
  expect(canCancel({ ...ended, status: 'cancelled' })).toBe(false)
})
