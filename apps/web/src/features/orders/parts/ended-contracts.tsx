// Contracts that have ended, by day, page by page.

import type { ReactNode } from 'react'
import { PagesByDay } from '../../../app/pages-by-day.tsx'
import { usePagedList } from '../../../platform/use-paged-list.ts'
import type { ContractQuery } from '../contract-filter.ts'
import { contractPages } from '../contract-pages.ts'
import { sumResults } from '../contract-result.ts'
import { DayResult } from './day-result.tsx'
import { EndedContract } from './ended-contract.tsx'

export type EndedContractsProps = {
  query: ContractQuery
  /** Shown when there is nothing. */
  empty: ReactNode
}

export function EndedContracts({ query, empty }: EndedContractsProps) {
  const list = usePagedList(contractPages(query))
  return (
    <PagesByDay
      list={list}
      timeOf={({ closeTime, orderTime }) => closeTime ?? orderTime}
      heading={({ dayMs, rows }, extent) => {
        const hasResult = extent === 'whole' && rows.some(({ status }) => status === 'closed')
        return <DayResult dayMs={dayMs} result={hasResult ? sumResults(rows) : undefined} />
      }}
      row={(order) => (
        <li>
          <EndedContract order={order} />
        </li>
      )}
      empty={empty}
    />
  )
}
