// Settled options by day, page by page.

import type { ReactNode } from 'react'
import { useInstruments } from '../../../live/instruments.ts'
import { usePagedList } from '../../../platform/use-paged-list.ts'
import { PagesByDay } from '../../../shell/pages-by-day.tsx'
import { ClosedOption } from '../../options/public.ts'
import { DayResult } from '../shared/day-result.tsx'
import { resultsByDay } from '../shared/results-by-day.ts'
import { type OptionQuery, optionPages } from './option-history.ts'

export type SettledOptionsProps = {
  query: OptionQuery
  /** Shown when there is nothing. */
  empty: ReactNode
}

export function SettledOptions({ query, empty }: SettledOptionsProps) {
  const instruments = useInstruments()
  const { pages, ...list } = usePagedList(optionPages(query))
  const results = resultsByDay(pages)
  return (
    <PagesByDay
      list={list}
      timeOf={({ expiryTime, closeTime }) => Math.min(expiryTime, closeTime ?? expiryTime)}
      heading={({ dayMs }) => <DayResult dayMs={dayMs} result={results.get(dayMs)} />}
      row={(option) => (
        <li>
          <ClosedOption
            option={option}
            instrument={instruments?.find(({ symbol }) => symbol === option.symbol)}
          />
        </li>
      )}
      empty={empty}
    />
  )
}
