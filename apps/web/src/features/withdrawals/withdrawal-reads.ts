// Reads of withdrawals; events of the account refresh them all (live/live.ts).

import type { WithdrawalRecord } from '@fairtick/wire/socket/frames'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/client-instance.ts'
import type { WithdrawalSource } from './withdrawal-form.ts'

/** More wait seldom; the records have them all. */
const WAITING_SHOWN = '20'

/** Always asked for anew: what is withdrawable changes with every trade. */
export const termsQuery = (from: WithdrawalSource) =>
  queryOptions({
    queryKey: ['withdrawals', 'terms', from],
    staleTime: 0,
    queryFn: () =>
      call('withdrawalTerms', { query: { method: from === 'salary' ? 'salary' : 'bank' } }),
  })

export const waitingQuery = queryOptions({
  queryKey: ['withdrawals', 'waiting'],
  queryFn: async () =>
    (await call('withdrawals', { query: { status: 'pending', size: WAITING_SHOWN } })).data,
})

/** One record as it is now; the one that is known stands in until the answer. */
export const recordQuery = (record: WithdrawalRecord) =>
  queryOptions({
    queryKey: ['withdrawals', 'one', record.id],
    initialData: record,
    queryFn: async () => {
      const submitted = String(record.submitTime)
      const query = { from: submitted, to: submitted, size: WAITING_SHOWN }
      const { data } = await call('withdrawals', { query })
      return data.find(({ id }) => id === record.id) ?? record
    },
  })
