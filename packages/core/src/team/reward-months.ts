// How long a member's fees earn their inviters, where the rules of the country say so (TR-8.1).

import { dateOfDay, dayOfDate } from '../time/calendar-date.ts'

/**
 * The last day that earns: the same day of the month `months` later, or the last of that month
 * where there is none, so that 31 January and one month end with 28 or 29 February. Days are those
 * of the operator, since 1970-01-01.
 */
export function lastRewardDay(invited: number, months: number): number {
  const { year, month, dayOfMonth } = dateOfDay(invited)
  const sameDay = dayOfDate({ year, month: month + months, dayOfMonth })
  const monthEnds = dayOfDate({ year, month: month + months + 1, dayOfMonth: 1 }) - 1
  return Math.min(sameDay, monthEnds)
}
