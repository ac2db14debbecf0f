// The filter of ended contracts, as chosen and as the server reads it.

import { DAY_MS } from '@fairtick/core/time/duration'
import type { CallInput } from '@fairtick/wire/contract'
import { startOfDayMs } from './history-filter.ts'

export type ContractQuery = Omit<CallInput<'contractRecords'>['query'], 'page' | 'size'>

type Reason = NonNullable<ContractQuery['reason']>

export type ContractFilter = {
  readonly symbol: string
  readonly direction: '' | 'long' | 'short'
  readonly reason: '' | Reason
  /** Days as `2025-11-24` of the device's zone, or empty. */
  readonly from: string
  readonly to: string
}

export const NO_CONTRACT_FILTER: ContractFilter = {
  symbol: '',
  direction: '',
  reason: '',
  from: '',
  to: '',
}

/** The day named by `to` counts whole. */
export function contractQueryOf(filter: ContractFilter): ContractQuery {
  const fromMs = startOfDayMs(filter.from)
  const toMs = startOfDayMs(filter.to)
  return {
    ...(filter.symbol === '' ? {} : { symbol: filter.symbol }),
    ...(filter.direction === '' ? {} : { direction: filter.direction }),
    ...(filter.reason === '' ? {} : { reason: filter.reason }),
    ...(fromMs === undefined ? {} : { from: String(fromMs) }),
    ...(toMs === undefined ? {} : { to: String(toMs + DAY_MS - 1) }),
  }
}
