// Movers of the day: four rankings of six instruments each.

import { ButtonLink } from '@fairtick/ui/button'
import { Card } from '@fairtick/ui/card'
import { EmptyState } from '@fairtick/ui/empty-state'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import { TabPanel, Tabs } from '@fairtick/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn, Star } from 'lucide-react'
import { useCallback, useState } from 'react'
import { instrumentsQuery } from '../../../live/instruments.ts'
import { marketStore } from '../../../live/live.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { hrefOf } from '../../../platform/paths.ts'
import { ProblemCard } from '../../../shell/problem-card.tsx'
import { MarketRow, useThrottledRanking } from '../../market/public.ts'
import { type MoversTab, rankMovers } from '../movers.ts'

export function MoversCard() {
  const t = useText()
  const [tab, setTab] = useState<MoversTab>('gainers')
  const { data: instruments, error, refetch, isFetching } = useQuery(instrumentsQuery)
  const symbols = useThrottledRanking(
    useCallback(() => rankMovers(instruments ?? [], tab, marketStore.getQuote), [instruments, tab]),
  )
  if (error && instruments === undefined) {
    return <ProblemCard problem={error} onRetry={refetch} busy={isFetching} />
  }
  const rows = symbols.flatMap(
    (symbol) => instruments?.filter((instrument) => instrument.symbol === symbol) ?? [],
  )
  return (
    <Card aria-label={t('home.movers')} className="pt-1">
      <Tabs
        id="movers"
        label={t('home.movers')}
        look="inset"
        tabs={TABS.map(({ value, label }) => ({ value, label: t(label) }))}
        value={tab}
        onChange={setTab}
      />
      <TabPanel tabsId="movers" value={tab} className="min-h-[186px]">
        {instruments === undefined ? (
          <SkeletonRows rows={6} label={t('shell.loading')} />
        ) : rows.length === 0 ? (
          <NoMovers tab={tab} />
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: the rows are those of the windowed table.
          <div role="table" aria-label={t(LABELS[tab])}>
            {rows.map((instrument) => (
              <MarketRow key={instrument.symbol} instrument={instrument} star="hidden" />
            ))}
          </div>
        )}
      </TabPanel>
    </Card>
  )
}

const LABELS: Record<MoversTab, TextKey> = {
  gainers: 'home.gainers',
  losers: 'home.losers',
  volume: 'home.byVolume',
  watchlist: 'home.watchlist',
}

const TABS = (['gainers', 'losers', 'volume', 'watchlist'] as const).map((value) => ({
  value,
  label: LABELS[value],
}))

const EMPTY: Record<MoversTab, TextKey> = {
  gainers: 'home.noGainers',
  losers: 'home.noLosers',
  volume: 'home.noVolume',
  watchlist: 'home.noWatchlist',
}

function NoMovers({ tab }: { tab: MoversTab }) {
  const t = useText()
  if (tab !== 'watchlist') {
    return <EmptyState icon={<ChartNoAxesColumn />}>{t(EMPTY[tab])}</EmptyState>
  }
  const toMarket = (
    <ButtonLink tone="outline" href={hrefOf('/pages/home/market')}>
      {t('home.chooseFavourites')}
    </ButtonLink>
  )
  return (
    <EmptyState icon={<Star />} action={toMarket}>
      {t(EMPTY.watchlist)}
    </EmptyState>
  )
}
