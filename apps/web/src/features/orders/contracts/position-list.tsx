// Cards of open positions, with the sheets that close one and set its levels.

import { Card } from '@fairtick/ui/card'
import { SwipeCard } from '@fairtick/ui/swipe-card'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { type ReactNode, Suspense, useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { usePreferences } from '../../../platform/preferences.ts'
import { LazyCloseSheet, LevelsSheet } from '../../contracts/public.ts'
import { PositionCard } from './position-card.tsx'

/** Only who chose it loads it: the list stands on the screen of trading too. */
const CompactPosition = lazyPart(
  async () => (await import('./compact-position.tsx')).CompactPosition,
)

/** What is open above the list; `opening` makes each opening a new sheet. */
type Shown = {
  readonly what: 'close' | 'levels'
  readonly order: WireContract
  readonly state: 'open' | 'closed'
  readonly opening: number
}

export type PositionListProps = {
  positions: readonly WireContract[]
  /** More items below the positions. */
  children?: ReactNode
}

/** Keep it mounted without positions: a sheet tells the result after its card is gone. */
export function PositionList({ positions, children }: PositionListProps) {
  const t = useText()
  const { show, sheet } = usePositionSheet()
  const isCompact = usePreferences((state) => state.positionCards) === 'compact'
  return (
    <>
      <ul className="flex flex-col gap-3 empty:hidden">
        {positions.map((order) => (
          <li key={order.id}>
            <SwipeCard label={t('positions.close')} onPress={() => show('close', order)}>
              {isCompact ? (
                <Suspense fallback={<Card className="min-h-16" />}>
                  <CompactPosition order={order} onClose={() => show('close', order)} />
                </Suspense>
              ) : (
                <PositionCard
                  order={order}
                  onClose={() => show('close', order)}
                  onLevels={() => show('levels', order)}
                />
              )}
            </SwipeCard>
          </li>
        ))}
        {children}
      </ul>
      {sheet}
    </>
  )
}

/** What closes a position or sets its levels, above the list that has it. */
export function usePositionSheet() {
  const [shown, setShown] = useState<Shown>()
  const show = (what: Shown['what'], order: WireContract) =>
    setShown((before) => ({ what, order, state: 'open', opening: (before?.opening ?? 0) + 1 }))
  const hide = () => setShown((before) => before && { ...before, state: 'closed' })
  const sheet = shown && <ShownSheet key={shown.opening} shown={shown} onClose={hide} />
  return { show, sheet }
}

function ShownSheet({ shown, onClose }: { shown: Shown; onClose: () => void }) {
  const sheet = { open: shown.state === 'open', onClose, order: shown.order }
  if (shown.what === 'levels') return <LevelsSheet {...sheet} />
  return (
    <Suspense>
      <LazyCloseSheet {...sheet} />
    </Suspense>
  )
}
