// Settled options by day, page by page.

import type { ReactNode } from 'react'
import { PagesByDay } from '../../../app/pages-by-day.tsx'
import { useInstruments } from '../../../live/instruments.ts'
import { usePagedList } from '../../../platform/use-paged-list.ts'
import { ClosedOption } from '../../options/parts/closed-option.tsx'
import { type OptionQuery, optionPages } from '../option-pages.ts'
import { sumProfits } from '../profit-sum.ts'
import { DayResult } from './day-result.tsx'

export type SettledOptionsProps = {
  query: OptionQuery
  /** Shown when there is nothing. */
  empty: ReactNode
}

export function SettledOptions({ query, empty }: SettledOptionsProps) {
  const instruments = useInstruments()
  const list = usePagedList(optionPages(query))
  return (
    <PagesByDay
      list={list}
      timeOf={({ expiryTime }) => expiryTime}
      heading={({ dayMs, rows }, extent) => (
        <DayResult dayMs={dayMs} result={extent === 'whole' ? sumProfits(rows) : undefined} />
      )}
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
