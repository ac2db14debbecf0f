// Lists of contracts under tabs with their counts: which ones, each screen says.

import { EmptyState } from '@fairtick/ui/empty-state'
import { TabPanel, Tabs } from '@fairtick/ui/tabs'
import { CircleSlash, History } from 'lucide-react'
import { useOpenContracts } from '../../../live/use-open-contracts.ts'
import { useFormats } from '../../../platform/formats.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { usePagedList } from '../../../platform/use-paged-list.ts'
import { contractPages } from './contract-history.ts'
import { type ContractList, LIST_WORDS } from './contract-lists.ts'
import { EndedContracts } from './ended-contracts.tsx'
import { OpenPositions } from './open-positions.tsx'
import { PendingOrders } from './pending-orders.tsx'

const TABS_ID = 'contracts'

export type ContractTabsProps = {
  lists: readonly ContractList[]
  value: ContractList
  onChange: (list: ContractList) => void
}

export function ContractTabs({ lists, value, onChange }: ContractTabsProps) {
  const t = useText()
  const { count } = useFormats()
  const counts = useCounts()
  return (
    <>
      <Tabs
        id={TABS_ID}
        label={t('orders.lists')}
        tabs={lists.map((list) => {
          const counted = counts[list]
          return {
            value: list,
            label: t(LIST_WORDS[list]),
            count: counted === undefined ? undefined : count(counted),
          }
        })}
        value={value}
        onChange={onChange}
      />
      <TabPanel tabsId={TABS_ID} value={value}>
        <ContractListOf list={value} />
      </TabPanel>
    </>
  )
}

function ContractListOf({ list }: { list: ContractList }) {
  switch (list) {
    case 'pending':
      return <PendingOrders />
    case 'trading':
      return <OpenPositions />
    case 'closed':
    case 'cancelled':
      return <EndedContracts query={{ status: list }} empty={<Nothing list={list} />} />
    default:
      return list satisfies never
  }
}

const NOTHING_WORDS = {
  closed: 'positions.emptyClosed',
  cancelled: 'positions.emptyCancelled',
} as const satisfies Record<'closed' | 'cancelled', TextKey>

function Nothing({ list }: { list: keyof typeof NOTHING_WORDS }) {
  const t = useText()
  return (
    <EmptyState icon={list === 'closed' ? <History /> : <CircleSlash />}>
      {t(NOTHING_WORDS[list])}
    </EmptyState>
  )
}

/** Undefined while unknown: 0 is said only when it is so. */
function useCounts(): Readonly<Record<ContractList, number | undefined>> {
  const { state, positions, pending } = useOpenContracts()
  const ended = usePagedList(contractPages({ status: 'closed' })).pages[0]?.counts
  const isRead = state === 'read'
  return {
    pending: isRead ? pending.length : undefined,
    trading: isRead ? positions.length : undefined,
    closed: ended?.closed,
    cancelled: ended?.cancelled,
  }
}
