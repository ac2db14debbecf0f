// What closing at once would close, with what that would bring, and what it would pass over, with
// the reason.

import { formatMoney, sumMoney } from '@fairtick/core/numbers/money'
import { Amount } from '@fairtick/ui/amount'
import type { WireContract } from '@fairtick/wire/socket/frames'
import type { ReactNode } from 'react'
import { useLiveFigures } from '../../../live/use-live-figures.ts'
import { useClientState } from '../../../platform/client-state.ts'
import { directionOf, useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { ContractHead, useNetsIfClosed } from '../../contracts/public.ts'
import type { BatchPlan } from './batch-plan.ts'

export function BatchList({ plan: { closing, skipped } }: { plan: BatchPlan }) {
  const t = useText()
  const { signedMoney } = useFormats()
  const currency = useClientState((state) => state.symbol)
  const { positions } = useLiveFigures()
  const netIfClosed = useNetsIfClosed([...closing, ...skipped][0]?.symbol)
  const nets = closing.map((order) => netIfClosed(order, positions.get(order.id)))
  const known = nets.filter((net) => net !== undefined)
  const total = known.length === nets.length ? formatMoney(sumMoney(known)) : undefined
  const amount = (text: string | undefined, unit?: string) => (
    <Amount
      text={text === undefined ? null : signedMoney(text)}
      unit={unit}
      direction={directionOf(text)}
      size="dense"
    />
  )
  const netOf = (order: WireContract) => {
    const net = netIfClosed(order, positions.get(order.id))
    return amount(net && formatMoney(net))
  }
  return (
    <>
      <Part title={t('positions.batchClosing', { count: closing.length })}>
        <Rows orders={closing} endOf={netOf} />
        {closing.length > 1 && (
          <p className="flex items-baseline justify-between pt-2 text-dense font-semibold">
            {t('positions.netIfClosed')}
            {amount(total, currency)}
          </p>
        )}
        <p className="pt-1 text-caption text-text3">{t('positions.batchNote')}</p>
      </Part>
      {skipped.length > 0 && (
        <Part title={t('positions.batchSkipped', { count: skipped.length })}>
          <Rows
            orders={skipped}
            endOf={() => <span className="text-caption text-warn">{t('positions.skipStale')}</span>}
          />
        </Part>
      )}
    </>
  )
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="text-dense font-semibold text-text2">{title}</h3>
      {children}
    </section>
  )
}

type RowsProps = {
  orders: readonly WireContract[]
  endOf: (order: WireContract) => ReactNode
}

export function Rows({ orders, endOf }: RowsProps) {
  return (
    <ul className="divide-y divide-divider">
      {orders.map((order) => (
        <li key={order.id} className="py-2">
          <ContractHead order={order} lots={order.lotsOpen} end={endOf(order)} />
        </li>
      ))}
    </ul>
  )
}
