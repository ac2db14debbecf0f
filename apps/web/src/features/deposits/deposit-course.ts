// The way of a deposit in steps: what is done, what is under way, how it ended.

import type { DepositRecord } from '@fairtick/wire/socket/frames'

export type CourseStep = {
  readonly what: 'submitted' | 'review' | 'approved' | 'credited' | 'failed' | 'cancelled'
  readonly state: 'done' | 'current' | 'ahead' | 'failed'
  /** When it happened; null: not yet. */
  readonly timeMs: number | null
}

type Course = Pick<DepositRecord, 'status' | 'submitTime' | 'approvedTime' | 'endTime'>

export function courseOf({ status, submitTime, approvedTime, endTime }: Course): CourseStep[] {
  const submitted: CourseStep = { what: 'submitted', state: 'done', timeMs: submitTime }
  const review: CourseStep =
    approvedTime === null
      ? { what: 'review', state: 'current', timeMs: null }
      : { what: 'approved', state: 'done', timeMs: approvedTime }
  switch (status) {
    case 'pending': {
      const state = approvedTime === null ? 'ahead' : 'current'
      return [submitted, review, { what: 'credited', state, timeMs: null }]
    }
    case 'success':
      return [submitted, review, { what: 'credited', state: 'done', timeMs: endTime }]
    case 'failed':
      return [submitted, { what: 'failed', state: 'failed', timeMs: endTime }]
    case 'cancelled':
      return [submitted, { what: 'cancelled', state: 'done', timeMs: endTime }]
    default:
      return status satisfies never
  }
}

/** Only what nobody has approved can be taken back (TR-7). */
export function canCancel({ status, approvedTime }: Course): boolean {
  return status === 'pending' && approvedTime === null
}
