// Finding an instrument: what was looked at last, what is traded most, and matches as one types.

import { Button } from '@fairtick/ui/button'
import { Chip } from '@fairtick/ui/chip'
import { EmptyState } from '@fairtick/ui/empty-state'
import { SearchField } from '@fairtick/ui/search-field'
import { SectionHeader } from '@fairtick/ui/section-header'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { useInstruments } from '../../live/instruments.ts'
import { marketStore } from '../../live/live.ts'
import type { WireInstrument } from '../../platform/client-state.ts'
import { useText } from '../../platform/i18n.ts'
import { useNavigation } from '../../platform/navigation.ts'
import { Screen } from '../../shell/screen.tsx'
import { searchInstruments } from './market-lists.ts'
import { useMarketSettings } from './market-settings.ts'
import { mostTraded } from './most-traded.ts'
import { MarketRow } from './parts/market-row.tsx'
import { useRowMenu } from './use-row-menu.tsx'

export function SearchScreen() {
  const t = useText()
  const [query, setQuery] = useState('')
  const instruments = useInstruments()
  const found = instruments && searchInstruments(instruments, query)
  return (
    <Screen title={t('market.searchTitle')}>
      <div className="px-gutter pt-3">
        <SearchField
          label={t('market.searchPlaceholder')}
          clearLabel={t('market.clearSearch')}
          value={query}
          onChange={setQuery}
        />
        <p role="status" className="sr-only">
          {found && query !== '' && t('market.resultCount', { count: found.length })}
        </p>
        {found === undefined && <SkeletonRows rows={6} label={t('shell.loading')} />}
        {found && query === '' && <Unsearched instruments={found} />}
        {found && query !== '' && found.length > 0 && (
          <Rows label={t('market.instruments')} instruments={found} />
        )}
        {found?.length === 0 && (
          <EmptyState
            icon={<SearchX />}
            action={
              <Button tone="outline" onClick={() => setQuery('')}>
                {t('market.clearSearch')}
              </Button>
            }
          >
            {t('market.noMatch', { query })}
          </EmptyState>
        )}
      </div>
    </Screen>
  )
}

function Unsearched({ instruments }: { instruments: readonly WireInstrument[] }) {
  const t = useText()
  const { go } = useNavigation()
  const recent = useMarketSettings((settings) => settings.recent)
  const [hot] = useState(() => mostTraded(instruments, marketStore.getQuote))
  const known = (symbols: readonly string[]) =>
    symbols.flatMap((symbol) => instruments.filter((one) => one.symbol === symbol))
  const recentOnes = known(recent)
  return (
    <>
      {recentOnes.length > 0 && (
        <section className="pt-4">
          <SectionHeader
            title={t('market.recent')}
            action={
              <Button tone="quiet" onClick={() => useMarketSettings.setState({ recent: [] })}>
                {t('market.clearRecent')}
              </Button>
            }
          />
          <div className="flex flex-wrap gap-2">
            {recentOnes.map(({ symbol, pair }) => (
              <Chip key={symbol} onClick={() => go('/pages/trade', { symbol })}>
                <span translate="no">{pair}</span>
              </Chip>
            ))}
          </div>
        </section>
      )}
      <section className="pt-4">
        <SectionHeader title={t('market.hot')} />
        <Rows label={t('market.hot')} instruments={known(hot)} />
      </section>
    </>
  )
}

type RowsProps = { label: string; instruments: readonly WireInstrument[] }

function Rows({ label, instruments }: RowsProps) {
  const { show, menu } = useRowMenu()
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the rows are those of the windowed table. */}
      <div role="table" aria-label={label}>
        {instruments.map((instrument) => (
          <MarketRow key={instrument.symbol} instrument={instrument} star="shown" onMenu={show} />
        ))}
      </div>
      {menu}
    </>
  )
}
