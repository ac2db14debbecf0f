// The filter of settled options, as chosen and as the server reads it.

import { type DayRange, queryOfFilter } from '../../platform/day-range.ts'
import type { OptionQuery } from './option-pages.ts'

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
