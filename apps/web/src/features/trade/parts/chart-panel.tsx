// The chart with its interval bar; strikes and levels of what I hold are lines on it.

import { INTERVALS, type Interval } from '@fairtick/core/market/candle'
import { Button } from '@fairtick/ui/button'
import type { ChartLine } from '@fairtick/ui/candle-chart'
import { ChipGroup } from '@fairtick/ui/chip-group'
import { IconButton } from '@fairtick/ui/icon-button'
import { Skeleton } from '@fairtick/ui/skeleton'
import { SlidersHorizontal } from 'lucide-react'
import { Suspense, useCallback, useMemo } from 'react'
import { marketStore } from '../../../live/live.ts'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { type Say, type TextKey, useText } from '../../../platform/i18n.ts'
import { lazyPart, lazySheet } from '../../../platform/lazy-part.tsx'
import { useLazySheet } from '../../../platform/use-lazy-sheet.ts'
import { useThrottledRanking } from '../../market/public.ts'
import { useChartSettings } from '../chart-settings.ts'
import { useBars } from '../use-bars.ts'

const CandleChart = lazyPart(() =>
  import('@fairtick/ui/candle-chart').then((file) => file.CandleChart),
)
const ChartSettingsSheet = lazySheet(() =>
  import('./chart-settings-sheet.tsx').then((file) => file.ChartSettingsSheet),
)

export type ChartPanelProps = {
  instrument: WireInstrument
  /** Strikes of my options, or levels of my contracts. */
  lines: readonly ChartLine[]
  /** Height of the chart by class. */
  heightClass: string
}

export function ChartPanel({ instrument, lines, heightClass }: ChartPanelProps) {
  const t = useText()
  const { interval, type, overlays, panes } = useChartSettings()
  const { symbol, priceDecimals } = instrument
  const bars = useBars(symbol, interval)
  const summary = useChartSummary(instrument, interval)
  const words = useMemo(() => chartWords(t), [t])
  return (
    <section aria-label={summary.short}>
      <IntervalBar />
      <Suspense fallback={<Skeleton className={`mx-gutter mt-5 ${heightClass}`} />}>
        <CandleChart
          {...bars}
          symbol={symbol}
          pricePrecision={priceDecimals}
          period={interval}
          type={type}
          overlays={overlays}
          panes={panes}
          lines={lines}
          words={words}
          summary={summary.full}
          renderError={(retry) => (
            <div className="flex flex-col items-center gap-3 p-4 text-dense text-text2">
              {t('options.chartFailed')}
              <Button tone="outline" onClick={retry}>
                {t('shell.retry')}
              </Button>
            </div>
          )}
          className={heightClass}
        />
      </Suspense>
    </section>
  )
}

function IntervalBar() {
  const t = useText()
  const interval = useChartSettings((settings) => settings.interval)
  const sheet = useLazySheet()
  return (
    <div className="flex items-center gap-1 ps-[var(--gutter)]">
      <ChipGroup
        label={t('options.interval')}
        look="text"
        options={INTERVALS.map((value) => ({ value, label: t(INTERVAL_LABELS[value]) }))}
        value={interval}
        onChange={(value) => useChartSettings.setState({ interval: value })}
        className="min-w-0 flex-1"
      />
      <IconButton
        label={t('options.chartSettings')}
        icon={<SlidersHorizontal className="size-5" />}
        onClick={sheet.open}
        className="me-1.5 text-text2"
      />
      {sheet.isMounted && (
        <Suspense>
          <ChartSettingsSheet open={sheet.isOpen} onClose={sheet.close} />
        </Suspense>
      )}
    </div>
  )
}

export const INTERVAL_LABELS: Record<Interval, TextKey> = {
  '1m': 'options.interval1m',
  '5m': 'options.interval5m',
  '15m': 'options.interval15m',
  '30m': 'options.interval30m',
  '1h': 'options.interval1h',
  '4h': 'options.interval4h',
  '1d': 'options.interval1d',
  '1w': 'options.interval1w',
  '1M': 'options.interval1M',
}

/** The chart in words, anew every few seconds and not with every tick. */
function useChartSummary(instrument: WireInstrument, interval: Interval) {
  const t = useText()
  const { price, signedPercent } = useFormats()
  const { symbol } = instrument
  const quote = useThrottledRanking(useCallback(() => marketStore.getQuote(symbol), [symbol]))
  const text = (figure: string | null | undefined) =>
    figure == null ? '—' : price(figure, instrument.priceDecimals)
  const short = `${instrument.pair} ${t(INTERVAL_LABELS[interval])}`
  const full = t('options.chartSummary', {
    pair: instrument.pair,
    interval: t(INTERVAL_LABELS[interval]),
    price: text(quote?.price),
    high: text(quote?.high24h),
    low: text(quote?.low24h),
    change: quote?.change == null ? '—' : signedPercent(quote.change),
  })
  return { short, full }
}

function chartWords(t: Say) {
  return {
    open: t('options.chartOpen'),
    high: t('options.chartHigh'),
    low: t('options.chartLow'),
    close: t('options.chartClose'),
    loading: t('options.chartLoading'),
    zoomIn: t('options.zoomIn'),
    zoomOut: t('options.zoomOut'),
    older: t('options.older'),
    newest: t('options.newest'),
  }
}
