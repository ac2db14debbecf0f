// My contracts on this instrument: open positions and waiting orders.

import { ButtonLink } from '@fairtick/ui/button'
import { EmptyState } from '@fairtick/ui/empty-state'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { lazy, Suspense, useState } from 'react'
import { useOpenContracts } from '../../../live/use-open-contracts.ts'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { PositionCard } from '../../orders/parts/position-card.tsx'
import { LevelsSheet } from '../levels-sheet.tsx'
import { SideLabel } from './side-label.tsx'

const CloseSheet = lazy(() =>
  import('../../orders/parts/close-sheet.tsx').then((file) => ({ default: file.CloseSheet })),
)

/** `opening` makes each opening a new sheet. */
type Shown = {
  readonly what: 'close' | 'levels'
  readonly order: WireContract
  readonly state: 'open' | 'closed'
  readonly opening: number
}

export function MyContracts({ instrument }: { instrument: WireInstrument }) {
  const t = useText()
  const contracts = useOpenContracts()
  const ofPair = ({ symbol }: WireContract) => symbol === instrument.symbol
  const positions = contracts.positions.filter(ofPair)
  const pending = contracts.pending.filter(ofPair)
  const [shown, setShown] = useState<Shown>()
  const show = (what: Shown['what'], order: WireContract) =>
    setShown((before) => ({ what, order, state: 'open', opening: (before?.opening ?? 0) + 1 }))
  if (contracts.state === 'unread') return <SkeletonRows rows={3} label={t('shell.loading')} />
  return (
    <div className="flex flex-col gap-3 pt-3">
      {positions.length + pending.length === 0 && (
        <EmptyState>{t('contracts.mineEmpty', { pair: instrument.pair })}</EmptyState>
      )}
      <ul className="flex flex-col gap-3">
        {positions.map((order) => (
          <li key={order.id}>
            <PositionCard
              order={order}
              onClose={() => show('close', order)}
              onLevels={() => show('levels', order)}
            />
          </li>
        ))}
        {pending.map((order) => (
          <li key={order.id}>
            <PendingRow order={order} instrument={instrument} />
          </li>
        ))}
      </ul>
      <div className="flex justify-center">
        <ButtonLink tone="quiet" href={hrefOf('/pages/home/order')}>
          {t('options.allOrders')}
        </ButtonLink>
      </div>
      {shown && (
        <ShownSheet
          key={shown.opening}
          shown={shown}
          onClose={() => setShown({ ...shown, state: 'closed' })}
        />
      )}
    </div>
  )
}

function ShownSheet({ shown, onClose }: { shown: Shown; onClose: () => void }) {
  const props = { open: shown.state === 'open', onClose, order: shown.order }
  if (shown.what === 'levels') return <LevelsSheet {...props} />
  return (
    <Suspense>
      <CloseSheet {...props} />
    </Suspense>
  )
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
