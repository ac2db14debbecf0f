// The filter of ended contracts, as chosen and as the server reads it.

import type { CallInput } from '@fairtick/wire/contract'
import { type DayRange, queryOfFilter } from '../../platform/day-range.ts'

export type ContractQuery = Omit<CallInput<'contractRecords'>['query'], 'page' | 'size'>

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
