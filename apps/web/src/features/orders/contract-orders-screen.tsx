// My contract orders that are no open positions: waiting, closed, cancelled.

import { useText } from '../../platform/i18n.ts'
import { Screen } from '../../shell/screen.tsx'
import { listNamed } from './contracts/contract-lists.ts'
import { ContractTabs } from './contracts/contract-tabs.tsx'
import { useListChoice } from './shared/use-list-choice.ts'

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
