// My open positions with what they come to; the live store has them all.

import { ChartCandlestick } from 'lucide-react'
import { Suspense, useState } from 'react'
import { loadContracts } from '../../../live/live.ts'
import { useOpenContracts } from '../../../live/use-open-contracts.ts'
import { useText } from '../../../platform/i18n.ts'
import { lazySheet } from '../../../platform/lazy-part.tsx'
import { hrefOf } from '../../../platform/paths.ts'
import { NoOrders } from '../shared/no-orders.tsx'
import { ListDensity } from './list-density.tsx'
import { PositionList } from './position-list.tsx'
import { PositionsSummary } from './positions-summary.tsx'

const CloseAllSheet = lazySheet(() =>
  import('./close-all-sheet.tsx').then((file) => file.CloseAllSheet),
)

export function OpenPositions() {
  const t = useText()
  const { positions, state } = useOpenContracts()
  /** Each opening is a new sheet. */
  const [closeAll, setCloseAll] = useState({ isOpen: false, openings: 0 })
  return (
    <div className="flex flex-col gap-3 pt-3">
      {positions.length === 0 ? (
        <NoOrders
          state={state}
          onRetry={() => void loadContracts()}
          icon={<ChartCandlestick />}
          tradeHref={hrefOf('/pages/trade', { mode: 'contract' })}
        >
          {t('positions.emptyOpen')}
        </NoOrders>
      ) : (
        <PositionsSummary
          onCloseAll={() =>
            setCloseAll(({ openings }) => ({ isOpen: true, openings: openings + 1 }))
          }
        />
      )}
      {positions.length > 0 && <ListDensity />}
      <PositionList positions={positions} />
      {closeAll.openings > 0 && (
        <Suspense>
          <CloseAllSheet
            key={closeAll.openings}
            open={closeAll.isOpen}
            onClose={() => setCloseAll((before) => ({ ...before, isOpen: false }))}
          />
        </Suspense>
      )}
    </div>
  )
}
