// Days of payroll as one list: those that wait for the next run before those that were paid.

import type { RewardDay } from '../team/public.ts'

export type PayrollDay = {
  /** The date: there is one row a day. */
  readonly id: string
  /** `YYYY-MM-DD` of the operator's day that earned it. */
  readonly date: string
  readonly amount: string
  /** When it was paid; undefined: it waits. */
  readonly paidMs: number | undefined
}

export const PAYROLL_FILTERS = ['all', 'paid', 'pending'] as const
export type PayrollFilter = (typeof PAYROLL_FILTERS)[number]

type PaidDay = { readonly date: string; readonly amount: string; readonly time: number }
type EarnedDay = Pick<RewardDay, 'date' | 'amount' | 'status'>

/** Both newest first. A day that was paid between the two reads counts as paid. */
export function payrollDays(
  paid: readonly PaidDay[],
  earned: readonly EarnedDay[],
  filter: PayrollFilter,
): readonly PayrollDay[] {
  const paidDates = new Set(paid.map(({ date }) => date))
  const waiting = earned.filter(({ status, date }) => status === 'pending' && !paidDates.has(date))
  return [
    ...(filter === 'paid' ? [] : waiting.map(({ date, amount }) => dayOf(date, amount, undefined))),
    ...(filter === 'pending'
      ? []
      : paid.map(({ date, amount, time }) => dayOf(date, amount, time))),
  ]
}

function dayOf(date: string, amount: string, paidMs: number | undefined): PayrollDay {
  return { id: date, date, amount, paidMs }
}
