// My contracts on this instrument: open positions and waiting orders.

import { ButtonLink } from '@fairtick/ui/button'
import { EmptyState } from '@fairtick/ui/empty-state'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { useOpenContracts } from '../../../live/use-open-contracts.ts'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { SideLabel } from '../../contracts/public.ts'
import { PositionList, PositionTable } from '../../orders/public.ts'

export type MyContractsProps = {
  instrument: WireInstrument
  /** `table` where a window is wide. */
  look?: 'cards' | 'table' | undefined
}

export function MyContracts({ instrument, look = 'cards' }: MyContractsProps) {
  const t = useText()
  const contracts = useOpenContracts()
  const ofPair = ({ symbol }: WireContract) => symbol === instrument.symbol
  const positions = contracts.positions.filter(ofPair)
  const pending = contracts.pending.filter(ofPair)
  if (contracts.state === 'unread') return <SkeletonRows rows={3} label={t('shell.loading')} />
  const emptyText = t('contracts.mineEmpty', { pair: instrument.pair })
  const waiting = pending.map((order) => (
    <li key={order.id}>
      <PendingRow order={order} instrument={instrument} />
    </li>
  ))
  return (
    <div className="flex flex-col gap-3 pt-3">
      {positions.length + pending.length === 0 && <Empty look={look}>{emptyText}</Empty>}
      {look === 'table' ? (
        <>
          <PositionTable positions={positions} label={t('options.tabMine')} />
          <ul className="flex flex-col gap-2 empty:hidden">{waiting}</ul>
        </>
      ) : (
        <PositionList positions={positions}>{waiting}</PositionList>
      )}
      <div className="flex justify-center">
        <ButtonLink tone="quiet" href={hrefOf('/pages/home/order')}>
          {t('options.allOrders')}
        </ButtonLink>
      </div>
    </div>
  )
}

function Empty({ look, children }: { look: 'cards' | 'table'; children: string }) {
  if (look === 'cards') return <EmptyState>{children}</EmptyState>
  return <p className="pt-2 text-center text-dense text-text2">{children}</p>
}

type PendingRowProps = { order: WireContract; instrument: WireInstrument }

/** Leads to the order, where it can be cancelled. */
function PendingRow({ order, instrument }: PendingRowProps) {
  const t = useText()
  const { price } = useFormats()
  return (
    <a
      href={hrefOf('/pages/trade/orderdetail', { id: order.id })}
      className="flex min-h-13 items-center justify-between gap-3 rounded-md bg-surface px-4 py-2 text-dense"
    >
      <span>
        <span className={order.direction === 'long' ? 'text-up' : 'text-down'}>
          <SideLabel direction={order.direction} as="state" />
        </span>{' '}
        <span className="tabular">{t('contracts.lotsCount', { lots: order.lots })}</span>
      </span>
      <span className="tabular text-end">
        <span className="block text-caption text-text3">{t('contracts.limitPrice')}</span>
        {order.delegatedPrice === null
          ? '—'
          : price(order.delegatedPrice, instrument.priceDecimals)}
      </span>
    </a>
  )
}
