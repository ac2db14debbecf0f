// My contracts that have ended, the last to end first: their filter, and their pages with the
// results of days.

import type { CallInput, CallResult } from '@fairtick/wire/api-contract'
import { call } from '../../../platform/client-instance.ts'
import { type DayRange, queryOfFilter } from '../../../platform/day-range.ts'
import { ownZone } from '../../../platform/own-zone.ts'
import type { Paging } from '../../../platform/paging.ts'
import type { PagedQuery } from '../../../platform/use-paged-list.ts'

export type ContractQuery = Omit<CallInput<'contractRecords'>['query'], keyof Paging | 'zone'>

export type ContractFilter = DayRange & {
  readonly symbol: string
  readonly direction: '' | 'long' | 'short'
  readonly reason: '' | NonNullable<ContractQuery['reason']>
}

export const NO_CONTRACT_FILTER: ContractFilter = {
  symbol: '',
  direction: '',
  reason: '',
  from: '',
  to: '',
}

export function contractQueryOf(filter: ContractFilter): ContractQuery {
  return queryOfFilter(filter)
}

export function contractPages(query: ContractQuery): PagedQuery<CallResult<'contractRecords'>> {
  return {
    queryKey: ['contracts', 'pages', query],
    read: (paging) => call('contractRecords', { query: { ...query, ...paging, zone: ownZone() } }),
  }
}
