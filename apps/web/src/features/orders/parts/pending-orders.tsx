// My orders that wait for their price; the live store has them all.

import { ButtonLink } from '@fairtick/ui/button'
import { EmptyState } from '@fairtick/ui/empty-state'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import { Hourglass } from 'lucide-react'
import { useOpenContracts } from '../../../live/use-open-contracts.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { Unreadable } from './open-positions.tsx'
import { PendingCard } from './pending-card.tsx'

export function PendingOrders() {
  const t = useText()
  const { pending, state } = useOpenContracts()
  if (pending.length === 0 && state === 'unread') {
    return <SkeletonRows rows={3} label={t('shell.loading')} />
  }
  if (pending.length === 0 && state === 'failed') return <Unreadable />
  if (pending.length === 0) {
    return (
      <EmptyState
        icon={<Hourglass />}
        action={
          <ButtonLink href={hrefOf('/pages/trade', { mode: 'contract' })}>
            {t('orders.trade')}
          </ButtonLink>
        }
      >
        {t('positions.emptyPending')}
      </EmptyState>
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
