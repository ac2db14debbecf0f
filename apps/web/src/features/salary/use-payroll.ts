// What the payroll has paid, day by day, and what still waits for it.

import { call } from '../../platform/client-instance.ts'
import { bodyPaging } from '../../platform/paging.ts'
import { type PagedList, usePagedList } from '../../platform/use-paged-list.ts'
import { type ShareRecords, useShareRecords } from '../team/public.ts'
import { type PayrollDay, type PayrollFilter, payrollDays } from './payroll-days.ts'

export type Payroll = {
  readonly list: PagedList<PayrollDay>
  /** Rewards by day, with their totals and the time of the next run. */
  readonly rewards: ShareRecords
}

export function usePayroll(filter: PayrollFilter): Payroll {
  const paid = usePagedList({
    queryKey: ['salary', 'payroll'],
    staleTime: 0,
    read: async (paging) => {
      const answer = await call('payrollRecords', { body: bodyPaging(paging) })
      return { ...answer, data: answer.data.map((row) => ({ ...row, id: row.date })) }
    },
  })
  const rewards = useShareRecords()
  return {
    list: {
      ...paid,
      rows: payrollDays(paid.rows, rewards.rows, filter),
      hasMore: paid.hasMore && filter !== 'pending',
    },
    rewards,
  }
}
