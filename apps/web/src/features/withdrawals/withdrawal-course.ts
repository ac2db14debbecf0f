// The way of a withdrawal in steps: what is done, what is under way, how it ended.

import type { WithdrawalRecord } from '@fairtick/wire/socket/frames'

export type CourseStep = {
  readonly what: 'submitted' | 'review' | 'approved' | 'paid' | 'failed' | 'cancelled'
  readonly state: 'done' | 'current' | 'ahead' | 'failed'
  /** When it happened; null: not yet. */
  readonly timeMs: number | null
}

type Course = Pick<WithdrawalRecord, 'status' | 'submitTime' | 'approvedTime' | 'endTime'>

export function courseOf({ status, submitTime, approvedTime, endTime }: Course): CourseStep[] {
  const submitted: CourseStep = { what: 'submitted', state: 'done', timeMs: submitTime }
  const approved: CourseStep[] =
    approvedTime === null ? [] : [{ what: 'approved', state: 'done', timeMs: approvedTime }]
  switch (status) {
    case 'pending':
      return approvedTime === null
        ? [
            submitted,
            { what: 'review', state: 'current', timeMs: null },
            { what: 'paid', state: 'ahead', timeMs: null },
          ]
        : [submitted, ...approved, { what: 'paid', state: 'current', timeMs: null }]
    case 'success':
      return [submitted, ...approved, { what: 'paid', state: 'done', timeMs: endTime }]
    case 'failed':
      return [submitted, ...approved, { what: 'failed', state: 'failed', timeMs: endTime }]
    case 'cancelled':
      return [submitted, { what: 'cancelled', state: 'done', timeMs: endTime }]
    default:
      return status satisfies never
  }
}

/** Until it is approved (TR-6.4). */
export function canCancel({ status, approvedTime }: Course): boolean {
  return status === 'pending' && approvedTime === null
}
