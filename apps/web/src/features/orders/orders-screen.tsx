// My orders: contracts or options, those that wait, run and have ended.

import { IconButton } from '@fairtick/ui/icon-button'
import { History } from 'lucide-react'
import { useText } from '../../platform/i18n.ts'
import { useNavigation } from '../../platform/navigation.ts'
import { MainScreen } from '../../shell/main-screen.tsx'
import { listNamed } from './contracts/contract-lists.ts'
import { ContractTabs } from './contracts/contract-tabs.tsx'
import { OptionTabs } from './options/option-tabs.tsx'
import { ProductSwitch } from './shared/product-switch.tsx'
import { useListChoice } from './shared/use-list-choice.ts'

const PATH = '/pages/home/order'
const LISTS = ['pending', 'trading', 'closed', 'cancelled'] as const

export function OrdersScreen() {
  const t = useText()
  const { go } = useNavigation()
  const { product, list, chooseProduct, chooseList } = useListChoice(PATH)
  return (
    <MainScreen
      title={t('orders.title')}
      tab="orders"
      actions={
        <>
          <ProductSwitch value={product} onChange={chooseProduct} />
          <IconButton
            label={t('orders.history')}
            icon={<History className="size-6" />}
            onClick={() => go('/pages/trade/traderecords', { product })}
          />
        </>
      }
    >
      <div className="px-gutter">
        {product === 'contract' ? (
          <ContractTabs
            lists={LISTS}
            value={listNamed(LISTS, list ?? 'trading')}
            onChange={chooseList}
          />
        ) : (
          <OptionTabs value={list === 'closed' ? 'closed' : 'trading'} onChange={chooseList} />
        )}
      </div>
    </MainScreen>
  )
}
