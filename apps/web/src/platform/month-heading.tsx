// The heading of a month in a list.

import type { ReactNode } from 'react'
import { useFormats } from './formats.ts'

/** `end`: such as the sum of the month. */
export function MonthHeading({ monthMs, end }: { monthMs: number; end?: ReactNode }) {
  const { month } = useFormats()
  return (
    <div className="flex items-baseline justify-between gap-3 px-1 pt-2 pb-1.5 text-caption text-text2">
      <h2 className="font-semibold">{month(monthMs)}</h2>
      {end}
    </div>
  )
}
