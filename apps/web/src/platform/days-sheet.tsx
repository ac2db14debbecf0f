// Narrowing a list to some days.

import type { DayRange } from './day-range.ts'
import { DayFields, FilterFrame, type FilterSheetProps } from './filter-frame.tsx'

const ALL_DAYS: DayRange = { from: '', to: '' }

export function DaysSheet(props: FilterSheetProps<DayRange>) {
  return (
    <FilterFrame {...props} cleared={ALL_DAYS}>
      {(draft, set) => <DayFields value={draft} onChange={set} />}
    </FilterFrame>
  )
}
