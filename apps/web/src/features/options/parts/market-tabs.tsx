// Below the chart: book, ticks, every constant in words, and my orders.

import { SkeletonRows } from '@fairtick/ui/skeleton'
import { TabPanel, Tabs } from '@fairtick/ui/tabs'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { useChartSettings } from '../chart-settings.ts'
import { DepthPanel } from './depth-panel.tsx'

const CandleTable = lazy(() =>
  import('./candle-table.tsx').then((file) => ({ default: file.CandleTable })),
)
const TicksPanel = lazy(() =>
  import('./ticks-panel.tsx').then((file) => ({ default: file.TicksPanel })),
)
const InfoPanel = lazy(() =>
  import('./info-panel.tsx').then((file) => ({ default: file.InfoPanel })),
)
const MinePanel = lazy(() =>
  import('./mine-panel.tsx').then((file) => ({ default: file.MinePanel })),
)

const PANELS = {
  book: { label: 'options.tabBook', Panel: DepthPanel },
  ticks: { label: 'options.tabTicks', Panel: TicksPanel },
  info: { label: 'options.tabInfo', Panel: InfoPanel },
  mine: { label: 'options.tabMine', Panel: MinePanel },
} as const satisfies Record<
  string,
  { label: TextKey; Panel: ComponentType<{ instrument: WireInstrument }> }
>

type PanelName = keyof typeof PANELS

export function MarketTabs({ instrument }: { instrument: WireInstrument }) {
  const t = useText()
  const [chosen, setChosen] = useState<PanelName>('book')
  const { Panel } = PANELS[chosen]
  return (
    <section aria-label={t('options.details')} className="px-gutter">
      <Tabs
        id="trade-details"
        label={t('options.details')}
        tabs={(Object.keys(PANELS) as PanelName[]).map((value) => ({
          value,
          label: t(PANELS[value].label),
        }))}
        value={chosen}
        onChange={setChosen}
      />
      <TabPanel tabsId="trade-details" value={chosen} className="min-h-56">
        <Suspense fallback={<SkeletonRows rows={3} label={t('shell.loading')} />}>
          <Panel instrument={instrument} />
        </Suspense>
      </TabPanel>
      <CandleDetails instrument={instrument} />
    </section>
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
