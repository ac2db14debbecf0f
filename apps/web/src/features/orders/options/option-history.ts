// My options, newest first: the filter of settled ones, and their pages by status and filter.

import type { CallInput, CallResult } from '@fairtick/wire/api-contract'
import { call } from '../../../platform/client-instance.ts'
import { type DayRange, queryOfFilter } from '../../../platform/day-range.ts'
import { ownZone } from '../../../platform/own-zone.ts'
import type { Paging } from '../../../platform/paging.ts'
import type { PagedQuery } from '../../../platform/use-paged-list.ts'

export type OptionQuery = Omit<CallInput<'optionOrders'>['query'], keyof Paging | 'zone'>

export type OptionFilter = DayRange & {
  readonly symbol: string
  readonly direction: '' | 'up' | 'down'
  readonly result: '' | 'win' | 'lose' | 'draw' | 'void'
}

export const NO_OPTION_FILTER: OptionFilter = {
  symbol: '',
  direction: '',
  result: '',
  from: '',
  to: '',
}

export function optionQueryOf(filter: OptionFilter): OptionQuery {
  return { status: 'closed', ...queryOfFilter(filter) }
}

export function optionPages(query: OptionQuery): PagedQuery<CallResult<'optionOrders'>> {
  return {
    queryKey: ['options', 'pages', query],
    read: (paging) => call('optionOrders', { query: { ...query, ...paging, zone: ownZone() } }),
  }
}
