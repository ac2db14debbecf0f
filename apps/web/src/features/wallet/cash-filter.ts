// The filter of deposits and withdrawals, as chosen and as the server reads it.

import { type DayRange, queryOfFilter } from '../../platform/day-range.ts'
import type { ReviewStatus } from '../../platform/status-badge.tsx'

export type CashFilter = DayRange & { readonly status: '' | ReviewStatus }

export const NO_CASH_FILTER: CashFilter = { status: '', from: '', to: '' }

export function cashQueryOf(filter: CashFilter) {
  return queryOfFilter(filter)
}
