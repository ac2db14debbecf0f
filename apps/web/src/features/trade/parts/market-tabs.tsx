// Below the chart: book, ticks, every constant in words, and my orders.

import { SkeletonRows } from '@fairtick/ui/skeleton'
import { TabPanel, Tabs } from '@fairtick/ui/tabs'
import { useOnceSeen } from '@fairtick/ui/use-once-seen'
import { Suspense, useRef, useState } from 'react'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { speakDetails, speakScope, type TextKey, useText } from '../../../platform/i18n.ts'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { LazyMyOptionsPanel } from '../../options/public.ts'
import type { PickedPrice, TradeMode } from '../../order-ticket/public.ts'
import { useChartSettings } from '../chart-settings.ts'

const DepthPanel = lazyPart(() => import('./depth-panel.tsx').then((file) => file.DepthPanel))
const CandleTable = lazyPart(() => import('./candle-table.tsx').then((file) => file.CandleTable))
const TicksPanel = lazyPart(() => import('./ticks-panel.tsx').then((file) => file.TicksPanel))
const InfoPanel = lazyPart(async () => {
  const [file] = await Promise.all([import('./info-panel.tsx'), speakDetails()])
  return file.InfoPanel
})
const MyContracts = lazyPart(async () => {
  const [file] = await Promise.all([
    import('./my-contracts.tsx'),
    speakDetails(),
    // The cards are those of the orders.
    speakScope('all'),
  ])
  return file.MyContracts
})
const MINE_PANELS = { option: LazyMyOptionsPanel, contract: MyContracts }

const TABS = {
  book: 'options.tabBook',
  ticks: 'options.tabTicks',
  info: 'options.tabInfo',
  mine: 'options.tabMine',
} as const satisfies Record<string, TextKey>

type PanelName = keyof typeof TABS

/** What the ticket that is docked on a phone covers of the window, about. */
const COVERED_PX = { option: 272, contract: 112 }

export type MarketTabsProps = {
  instrument: WireInstrument
  mode: TradeMode
  /** A price of the book was tapped; without it the book is only to look at. */
  onPickPrice: ((picked: PickedPrice) => void) | undefined
  /** Beside a docked ticket there is room for contracts as a table, above the tabs. */
  layout: 'phone' | 'docked'
}

export function MarketTabs(props: MarketTabsProps) {
  const { instrument, mode, layout } = props
  const t = useText()
  const [chosen, setChosen] = useState<PanelName>('book')
  const hasTable = layout === 'docked' && mode === 'contract'
  const names = (Object.keys(TABS) as PanelName[]).filter((name) => !hasTable || name !== 'mine')
  const shown = names.includes(chosen) ? chosen : 'book'
  return (
    <div className="min-w-0">
      {hasTable && (
        <section aria-label={t('options.tabMine')} className="min-h-42 px-gutter pb-2">
          <Suspense fallback={<SkeletonRows rows={3} label={t('shell.loading')} />}>
            <MyContracts instrument={instrument} look="table" />
          </Suspense>
        </section>
      )}
      <section aria-label={t('options.details')} className="min-w-0 px-gutter">
        <Tabs
          id="trade-details"
          label={t('options.details')}
          tabs={names.map((value) => ({ value, label: t(TABS[value]) }))}
          value={shown}
          onChange={setChosen}
        />
        <TabPanel tabsId="trade-details" value={shown} className="min-h-56">
          <Suspense fallback={<SkeletonRows rows={3} label={t('shell.loading')} />}>
            <Panel {...props} name={shown} />
          </Suspense>
        </TabPanel>
        <CandleDetails instrument={instrument} />
      </section>
    </div>
  )
}

function Panel({ name, ...props }: MarketTabsProps & { name: PanelName }) {
  const { instrument, mode } = props
  const MyOptionsPanel = MINE_PANELS[mode]
  switch (name) {
    case 'book':
      return <Book {...props} />
    case 'ticks':
      return <TicksPanel instrument={instrument} />
    case 'info':
      return <InfoPanel instrument={instrument} />
    case 'mine':
      return <MyOptionsPanel instrument={instrument} />
    default:
      return name satisfies never
  }
}

/** On most phones it lies below what is seen first: read once somebody scrolls to it. */
function Book({ instrument, mode, layout, onPickPrice }: MarketTabsProps) {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useOnceSeen(place, layout === 'phone' ? COVERED_PX[mode] : 0)
  return (
    <div ref={place} className="min-h-56">
      {isSeen && <DepthPanel instrument={instrument} onPick={onPickPrice} />}
    </div>
  )
}

/** The chart as text, read only when it is opened. */
function CandleDetails({ instrument }: { instrument: WireInstrument }) {
  const t = useText()
  const interval = useChartSettings((settings) => settings.interval)
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} className="pt-3">
      <summary className="flex min-h-11 items-center text-caption text-text3 underline underline-offset-3">
        {t('options.dataTable')}
      </summary>
      {isOpen && (
        <Suspense>
          <CandleTable instrument={instrument} interval={interval} />
        </Suspense>
      )}
    </details>
  )
}
