// For an empty watchlist: the six most traded instruments, to star at once.

import { EmptyState } from '@fairtick/ui/empty-state'
import { SectionHeader } from '@fairtick/ui/section-header'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { marketStore } from '../../../live/live.ts'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { useText } from '../../../platform/i18n.ts'
import { mostTraded } from '../most-traded.ts'
import { MarketRow } from './market-row.tsx'

export function Suggestions({ instruments }: { instruments: readonly WireInstrument[] }) {
  const t = useText()
  // Chosen once, so that the rows stand still while prices move.
  const [symbols] = useState(() => mostTraded(instruments, marketStore.getQuote))
  const rows = instruments.filter(({ symbol }) => symbols.includes(symbol))
  return (
    <>
      <EmptyState icon={<Star />}>{t('market.emptyWatchlist')}</EmptyState>
      <SectionHeader title={t('market.suggestions')} />
      {/* biome-ignore lint/a11y/useSemanticElements: the rows are those of the windowed table. */}
      <div role="table" aria-label={t('market.suggestions')}>
        {rows.map((instrument) => (
          <MarketRow key={instrument.symbol} instrument={instrument} star="shown" />
        ))}
      </div>
    </>
  )
}
