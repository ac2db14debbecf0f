// One instrument: price, mode, chart, panel of the mode, details; from 1024 px the panel docks.

import type { ChartLine } from '@fairtick/ui/candle-chart'
import { Segmented } from '@fairtick/ui/segmented'
import { SkeletonRows } from '@fairtick/ui/skeleton'
import { Suspense, useState } from 'react'
import { useHasRunning } from '../../../live/remembered-orders.ts'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { useText } from '../../../platform/i18n.ts'
import { useNavigation } from '../../../platform/navigation.ts'
import { useMedia } from '../../../platform/use-media.ts'
import { LazyContractPanel } from '../../contracts/public.ts'
import { LazyOptionPanel } from '../../options/public.ts'
import type { PickedPrice, TradeMode } from '../../order-ticket/public.ts'
import { ChartPanel } from './chart-panel.tsx'
import { MarketTabs } from './market-tabs.tsx'
import { PriceBlock } from './price-block.tsx'

const DOCKED = '(min-width: 1024px)'

const PANELS = {
  option: LazyOptionPanel,
  contract: LazyContractPanel,
}

/** On a phone the panel is docked at the bottom; options that run stand in the page. */
const AWAITED_HEIGHTS = {
  option: 'h-0 overflow-hidden',
  optionBelowRunning: 'h-21 overflow-hidden px-gutter pt-2',
  contract: 'h-0 overflow-hidden',
} as const

/** So that the end of the page comes to lie above what is docked. */
const ABOVE_DOCK = {
  option: 'pb-[calc(17rem+env(safe-area-inset-bottom))]',
  contract: 'pb-[calc(7rem+env(safe-area-inset-bottom))]',
} as const

/** What one looks at has the largest part of the first screen that the dock leaves. */
const HEIGHTS = {
  option: 'h-[min(48svh,calc(100svh-26.5rem))] min-h-56',
  // The options that run stand between the chart and the dock, in sight as well.
  optionAboveRunning: 'h-[calc(100svh-30rem)] min-h-48 max-h-[48svh]',
  contract: 'h-[50svh] min-h-56',
} as const

export type Traded = { instrument: WireInstrument; mode: TradeMode }

export type InstrumentViewProps = Traded & {
  onPriceAway: (isAway: boolean) => void
}

export function InstrumentView({ instrument, mode, onPriceAway }: InstrumentViewProps) {
  const isDocked = useMedia(DOCKED)
  const [picked, setPicked] = useState<PickedPrice>()
  const [lines, setLines] = useState<readonly ChartLine[]>([])
  const hasRunning = useHasRunning(instrument.symbol)
  const height = mode === 'option' && hasRunning ? 'optionAboveRunning' : mode
  const Panel = PANELS[mode]
  return (
    <div className={isDocked ? DOCKED_GRID : ABOVE_DOCK[mode]}>
      <div className="min-w-0">
        <PriceBlock instrument={instrument} onAway={onPriceAway}>
          <ModeSwitch instrument={instrument} mode={mode} />
        </PriceBlock>
        <ChartPanel
          instrument={instrument}
          lines={lines}
          heightClass={isDocked ? 'h-[52svh]' : HEIGHTS[height]}
          drawsInPage={isDocked}
        />
      </div>
      <div className={isDocked ? DOCKED_PANEL : undefined}>
        <Suspense
          fallback={<AwaitedPanel instrument={instrument} mode={mode} isDocked={isDocked} />}
        >
          <Panel
            key={mode}
            instrument={instrument}
            layout={isDocked ? 'docked' : 'phone'}
            picked={picked}
            onLines={setLines}
          />
        </Suspense>
      </div>
      <MarketTabs
        instrument={instrument}
        mode={mode}
        layout={isDocked ? 'docked' : 'phone'}
        onPickPrice={mode === 'contract' ? setPicked : undefined}
      />
    </div>
  )
}

/** As high as the panel, so that what is below stays where it is when that comes. */
function AwaitedPanel({ instrument, mode, isDocked }: Traded & { isDocked: boolean }) {
  const t = useText()
  const hasRunning = useHasRunning(instrument.symbol)
  const content = mode === 'option' && hasRunning ? 'optionBelowRunning' : mode
  return (
    <div className={isDocked ? undefined : AWAITED_HEIGHTS[content]}>
      <SkeletonRows rows={3} label={t('shell.loading')} />
    </div>
  )
}

const DOCKED_GRID =
  'grid grid-cols-[minmax(0,1fr)_400px] grid-rows-[auto_1fr] items-start gap-x-4 pb-8'
const DOCKED_PANEL = 'sticky top-14 col-start-2 row-span-2 pt-2 pe-[var(--gutter)]'

/** Stays in the address, so that a link or a reload comes back to the same mode. */
function ModeSwitch({ instrument, mode }: Traded) {
  const t = useText()
  const { replace } = useNavigation()
  return (
    <Segmented
      label={t('options.mode')}
      options={[
        { value: 'contract', label: t('options.modeContract') },
        { value: 'option', label: t('options.modeOption') },
      ]}
      value={mode}
      onChange={(next) => replace('/pages/trade', { symbol: instrument.symbol, mode: next })}
      className="w-50 max-w-full shrink"
    />
  )
}
