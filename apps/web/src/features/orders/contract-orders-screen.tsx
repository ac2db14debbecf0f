// My contract orders that are no open positions: waiting, closed, cancelled.

import { Screen } from '../../app/screen.tsx'
import { useText } from '../../platform/i18n.ts'
import { listNamed } from './contract-lists.ts'
import { ContractTabs } from './parts/contract-tabs.tsx'
import { useListChoice } from './use-list-choice.ts'

const PATH = '/pages/lever/orderList'
const LISTS = ['pending', 'closed', 'cancelled'] as const

export function ContractOrdersScreen() {
  const t = useText()
  const { list, chooseList } = useListChoice(PATH)
  return (
    <Screen title={t('positions.ordersTitle')}>
      <div className="px-gutter pb-8">
        <ContractTabs lists={LISTS} value={listNamed(LISTS, list)} onChange={chooseList} />
      </div>
    </Screen>
  )
}
