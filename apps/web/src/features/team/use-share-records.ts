// My invitation and my rewards by day, newest first.

import type { CallResult } from '@fairtick/wire/api-contract'
import { call } from '../../platform/client-instance.ts'
import { bodyPaging } from '../../platform/paging.ts'
import { type PagedList, usePagedList } from '../../platform/use-paged-list.ts'

type SharePage = CallResult<'shareRecords'>

export type Invitation = Omit<SharePage, 'rewards'>
/** One day of the operator; there is one row a day, so the date names it. */
export type RewardDay = SharePage['rewards']['data'][number] & { readonly id: string }

export type ShareRecords = PagedList<RewardDay> & {
  /** Undefined until it is there. */
  readonly invitation: Invitation | undefined
}

export function useShareRecords(): ShareRecords {
  const { pages, ...list } = usePagedList({
    queryKey: ['salary', 'rewards'],
    // Members trade and the payroll pays without a word to this screen.
    staleTime: 0,
    read: async (paging) => {
      const body = bodyPaging(paging)
      const { rewards, ...invitation } = await call('shareRecords', { body })
      const data = rewards.data.map((day) => ({ ...day, id: day.date }))
      return { ...rewards, data, invitation }
    },
  })
  return { ...list, invitation: pages[0]?.invitation }
}
