// Contracts that have ended, by day, page by page.

import type { ReactNode } from 'react'
import { usePagedList } from '../../../platform/use-paged-list.ts'
import { PagesByDay } from '../../../shell/pages-by-day.tsx'
import { DayResult } from '../shared/day-result.tsx'
import { resultsByDay } from '../shared/results-by-day.ts'
import { type ContractQuery, contractPages } from './contract-history.ts'
import { EndedContract } from './ended-contract.tsx'

export type EndedContractsProps = {
  query: ContractQuery
  /** Shown when there is nothing. */
  empty: ReactNode
}

export function EndedContracts({ query, empty }: EndedContractsProps) {
  const { pages, ...list } = usePagedList(contractPages(query))
  const results = resultsByDay(pages)
  return (
    <PagesByDay
      list={list}
      timeOf={({ closeTime, orderTime }) => closeTime ?? orderTime}
      heading={({ dayMs }) => <DayResult dayMs={dayMs} result={results.get(dayMs)} />}
      row={(order) => (
        <li>
          <EndedContract order={order} />
        </li>
      )}
      empty={empty}
    />
  )
}
