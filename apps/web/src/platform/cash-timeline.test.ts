// The way of a withdrawal or a deposit, for each of its states (TR-6.4, TR-7).

import { expect, it } from 'vitest'
import { canCancel, cashTimelineOf } from './cash-timeline.ts'

const at = (
  status: 'pending' | 'success' | 'failed' | 'cancelled',
  approvedTime: number | null,
) => ({
  ...{ status, submitTime: 1, approvedTime, endTime: status === 'pending' ? null : 9 },
})
const shown = (record: ReturnType<typeof at>) =>
  cashTimelineOf(record, 'paid').map(({ what, state }) => `${what} ${state}`)

it.each([
  [at('pending', null), ['submitted done', 'review current', 'paid ahead']],
  [at('pending', 5), ['submitted done', 'approved done', 'paid current']],
  [at('success', 5), ['submitted done', 'approved done', 'paid done']],
  [at('failed', null), ['submitted done', 'failed failed']],
  [at('failed', 5), ['submitted done', 'approved done', 'failed failed']],
  [at('cancelled', null), ['submitted done', 'cancelled done']],
] as const)('%o', (record, steps) => {
  expect(shown(record)).toEqual(steps)
})

it('has each step with its time, and ends in what it is called', () => {
  expect(cashTimelineOf(at('success', 5), 'credited')).toEqual([
    { what: 'submitted', state: 'done', timeMs: 1 },
    { what: 'approved', state: 'done', timeMs: 5 },
    { what: 'credited', state: 'done', timeMs: 9 },
  ])
})

it('can be cancelled until it is approved (TR-6.4)', () => {
  expect(canCancel(at('pending', null))).toBe(true)
  expect(canCancel(at('pending', 5))).toBe(false)
  expect(canCancel(at('cancelled', null))).toBe(false)
})
