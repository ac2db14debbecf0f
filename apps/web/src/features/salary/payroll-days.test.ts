// Examples of the days of payroll.

import { describe, expect, it } from 'vitest'
import { type PayrollFilter, payrollDays } from './payroll-days.ts'

const PAID = [
  { date: '2026-11-19', amount: '2', time: 1_900 },
  { date: '2026-11-18', amount: '1', time: 1_800 },
]
const EARNED = [
  { date: '2026-11-20', amount: '3', status: 'pending' },
  // Paid after the rewards had been read.
  { date: '2026-11-19', amount: '2', status: 'pending' },
  { date: '2026-11-18', amount: '1', status: 'paid' },
] as const

describe('the days of payroll', () => {
  it.each<[PayrollFilter, string[]]>([
    ['all', ['2026-11-20', '2026-11-19', '2026-11-18']],
    ['paid', ['2026-11-19', '2026-11-18']],
    ['pending', ['2026-11-20']],
  ])('%s', (filter, dates) => {
    expect(payrollDays(PAID, EARNED, filter).map(({ date }) => date)).toEqual(dates)
  })

  it('tell when each was paid', () => {
    const times = payrollDays(PAID, EARNED, 'all').map(({ paidMs }) => paidMs)
    expect(times).toEqual([undefined, 1_900, 1_800])
  })
})
