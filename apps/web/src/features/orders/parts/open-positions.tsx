// My open positions with what they come to; the live store has them all.

import { Banner } from '@fairtick/ui/banner'
import { ButtonLink } from '@fairtick/ui/button'
import { EmptyState } from '@fairtick/ui/empty-state'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { ChartCandlestick } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadContracts } from '../../../live/live.ts'
import { useOpenContracts } from '../../../live/use-open-contracts.ts'
import { useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { LevelsSheet } from '../../contracts/levels-sheet.tsx'
import { PositionCard } from './position-card.tsx'
import { PositionsSummary } from './positions-summary.tsx'

const CloseSheet = lazy(() =>
  import('./close-sheet.tsx').then((file) => ({ default: file.CloseSheet })),
)
const CloseAllSheet = lazy(() =>
  import('./close-all-sheet.tsx').then((file) => ({ default: file.CloseAllSheet })),
)

/** What is open above the list; `opening` makes each opening a new sheet. */
type Shown = {
  readonly what: 'close' | 'levels' | 'close_all'
  readonly order: WireContract | undefined
  readonly state: 'open' | 'closed'
  readonly opening: number
}

export function OpenPositions() {
  const { positions } = useOpenContracts()
  const [shown, setShown] = useState<Shown>()
  const show = (what: Shown['what'], order?: WireContract) =>
    setShown((before) => ({ what, order, state: 'open', opening: (before?.opening ?? 0) + 1 }))
  const hide = () => setShown((before) => before && { ...before, state: 'closed' })
  return (
    <>
      {positions.length === 0 ? (
        <NoPositions />
      ) : (
        <div className="flex flex-col gap-3 pt-3">
          <PositionsSummary onCloseAll={() => show('close_all')} />
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
          </ul>
        </div>
      )}
      {shown && <ShownSheet key={shown.opening} shown={shown} onClose={hide} />}
    </>
  )
}

function ShownSheet({ shown, onClose }: { shown: Shown; onClose: () => void }) {
  const { what, order } = shown
  const isOpen = shown.state === 'open'
  return (
    <Suspense>
      {what === 'close_all' && <CloseAllSheet open={isOpen} onClose={onClose} />}
      {what === 'close' && order && <CloseSheet open={isOpen} onClose={onClose} order={order} />}
      {what === 'levels' && order && <LevelsSheet open={isOpen} onClose={onClose} order={order} />}
    </Suspense>
  )
}

function NoPositions() {
  const t = useText()
  const { state } = useOpenContracts()
  if (state === 'unread') return <SkeletonRows rows={3} label={t('shell.loading')} />
  if (state === 'failed') return <Unreadable />
  return (
    <EmptyState
      icon={<ChartCandlestick />}
      action={
        <ButtonLink href={hrefOf('/pages/trade', { mode: 'contract' })}>
          {t('orders.trade')}
        </ButtonLink>
      }
    >
      {t('positions.emptyOpen')}
    </EmptyState>
  )
}

export function Unreadable() {
  const t = useText()
  return (
    <Banner
      tone="danger"
      look="card"
      className="mt-3"
      action={{ label: t('shell.retry'), onClick: () => void loadContracts() }}
    >
      {t('shell.couldNotLoad')}
    </Banner>
  )
}
