// My orders that wait for their price; the live store has them all.

import { Hourglass } from 'lucide-react'
import { loadContracts } from '../../../live/live.ts'
import { useOpenContracts } from '../../../live/use-open-contracts.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { NoOrders } from '../shared/no-orders.tsx'
import { PendingCard } from './pending-card.tsx'

export function PendingOrders() {
  const t = useText()
  const { pending, state } = useOpenContracts()
  if (pending.length === 0) {
    return (
      <NoOrders
        state={state}
        onRetry={() => void loadContracts()}
        icon={<Hourglass />}
        tradeHref={hrefOf('/pages/trade', { mode: 'contract' })}
      >
        {t('positions.emptyPending')}
      </NoOrders>
    )
  }
  return (
    <ul className="flex flex-col gap-3 pt-3">
      {pending.map((order) => (
        <li key={order.id}>
          <PendingCard order={order} />
        </li>
      ))}
    </ul>
  )
}
