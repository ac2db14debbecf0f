// The market: search, lists, and a table of live prices that can be sorted.

import { Button } from '@fairtick/ui/button'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import { TabPanel, Tabs } from '@fairtick/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { instrumentsQuery } from '../../live/instruments.ts'
import { useClientState, type WireInstrument } from '../../platform/client-state.ts'
import { type Say, useText } from '../../platform/i18n.ts'
import { hrefOf } from '../../platform/paths.ts'
import { readAhead, useReadAhead } from '../../platform/read-ahead.ts'
import { MainScreen } from '../../shell/main-screen.tsx'
import { ProblemCard } from '../../shell/problem-card.tsx'
import { instrumentsOf, type MarketList, marketListsOf } from './market-lists.ts'
import { useMarketSettings } from './market-settings.ts'
import { MarketTable } from './parts/market-table.tsx'
import { Suggestions } from './parts/suggestions.tsx'
import { WatchlistEditor } from './parts/watchlist-editor.tsx'
import { useWatchlistOrder } from './watchlist-order.ts'
import { watchlistQuery } from './watchlist-query.ts'

const NONE: readonly WireInstrument[] = []

export function MarketScreen() {
  const t = useText()
  const { data, error, refetch, isFetching } = useQuery(instrumentsQuery)
  const chosen = useMarketSettings((settings) => settings.list)
  useReadAhead(() => {
    if (chosen === 'watchlist') readAhead(watchlistQuery)
  })
  // A table is drawn in slices: whoever taps meanwhile is not kept waiting.
  const drawn = useDeferredValue(data)
  const instruments = drawn ?? NONE
  const labels = useClientState((state) => state.dictData?.categories)
  const lists = useMemo(() => marketListsOf(instruments), [instruments])
  const list = lists.includes(chosen) ? chosen : 'all'
  return (
    <MainScreen title={t('market.title')} titleLook="hidden" tab="market" titleEnd={<SearchLink />}>
      <div className="sticky top-12 z-10 bg-bg px-gutter pt-safe">
        <Tabs
          id="market-lists"
          label={t('market.lists')}
          tabs={lists.map((value) => ({ value, label: listLabel(value, labels, t) }))}
          value={list}
          onChange={(value) => useMarketSettings.setState({ list: value })}
        />
      </div>
      <TabPanel tabsId="market-lists" value={list} className="px-gutter">
        {error && instruments.length === 0 && (
          <ProblemCard problem={error} onRetry={refetch} busy={isFetching} className="mt-4" />
        )}
        {drawn === undefined && !error && <SkeletonRows rows={10} label={t('shell.loading')} />}
        {instruments.length > 0 && <ListContent list={list} instruments={instruments} />}
      </TabPanel>
    </MainScreen>
  )
}

/** Looks like a field and leads to the search screen. */
function SearchLink() {
  const t = useText()
  return (
    <a
      href={hrefOf('/pages/currency/search')}
      className="my-2 flex min-h-11 w-full min-w-0 flex-1 items-center gap-2.5 rounded-md bg-surface-2 px-3.5 text-body text-text3"
    >
      <Search aria-hidden="true" className="size-5 shrink-0" />
      {t('market.searchPlaceholder')}
    </a>
  )
}

type ListContentProps = { list: MarketList; instruments: readonly WireInstrument[] }

function ListContent({ list, instruments }: ListContentProps) {
  const sort = useMarketSettings((settings) => settings.sort)
  const order = useWatchlistOrder(list === 'watchlist' ? 'shown' : 'not')
  const shown = useMemo(() => {
    const members = instrumentsOf(instruments, list)
    if (list !== 'watchlist' || order === undefined) return members
    return [...members].sort((a, b) => order.indexOf(a.symbol) - order.indexOf(b.symbol))
  }, [instruments, list, order])
  if (list === 'watchlist' && shown.length === 0) return <Suggestions instruments={instruments} />
  const table = (
    <MarketTable
      instruments={shown}
      sort={sort}
      onSort={(next) => useMarketSettings.setState({ sort: next })}
    />
  )
  return list === 'watchlist' ? <Editable instruments={shown}>{table}</Editable> : table
}

type EditableProps = { instruments: readonly WireInstrument[]; children: React.ReactNode }

/** The watchlist, as a table or with buttons to move its rows. */
function Editable({ instruments, children }: EditableProps) {
  const t = useText()
  const [isEditing, setEditing] = useState(false)
  return (
    <>
      {isEditing ? <WatchlistEditor instruments={instruments} /> : children}
      {instruments.length > 1 && (
        <div className="flex justify-center pt-3">
          <Button tone="quiet" onClick={() => setEditing(!isEditing)}>
            {t(isEditing ? 'market.editDone' : 'market.editWatchlist')}
          </Button>
        </div>
      )}
    </>
  )
}

function listLabel(
  list: MarketList,
  labels: ReadonlyArray<{ code: string; label: string }> | undefined,
  t: Say,
): string {
  if (list === 'watchlist') return t('market.tabWatchlist')
  if (list === 'all') return t('market.tabAll')
  return labels?.find(({ code }) => code === list)?.label ?? list.toUpperCase()
}
