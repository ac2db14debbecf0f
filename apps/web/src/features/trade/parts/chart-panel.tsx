// The chart with its interval bar, in the page or over all of the screen; strikes and levels of
// what I hold are lines on it.

import type { Interval } from '@fairtick/core/market/candle'
import { Button } from '@fairtick/ui/button'
import type { ChartLine } from '@fairtick/ui/candle-chart'
import { Skeleton } from '@fairtick/ui/skeleton'
import { useOnceTrue } from '@fairtick/ui/use-after-mount'
import { Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { marketStore } from '../../../live/live.ts'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { type Say, speakDetails, useText } from '../../../platform/i18n.ts'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { useThrottledRanking } from '../../market/public.ts'
import { TRADE_CHART_ID } from '../../order-ticket/public.ts'
import { useChartSettings } from '../chart-settings.ts'
import { mayHaveDrawings } from '../drawings-key.ts'
import { useBars } from '../use-bars.ts'
import { useFullChart } from '../use-full-chart.ts'
import { INTERVAL_LABELS, IntervalBar } from './interval-bar.tsx'

const CandleChart = lazyPart(() =>
  import('@fairtick/ui/candle-chart').then((file) => file.CandleChart),
)
const FullChartHead = lazyPart(() =>
  import('./full-chart-head.tsx').then((file) => file.FullChartHead),
)
const DrawingLayer = lazyPart(
  () => import('./drawing-layer.tsx').then((file) => file.DrawingLayer),
  () => null,
)
const DrawingStrip = lazyPart(async () => {
  const [file] = await Promise.all([import('./drawing-strip.tsx'), speakDetails()])
  return file.DrawingStrip
})

export type ChartPanelProps = {
  instrument: WireInstrument
  /** Strikes of my options, or levels of my contracts. */
  lines: readonly ChartLine[]
  /** Height of the chart in the page, by class. */
  heightClass: string
  /** On a phone one draws on the chart that fills the screen. */
  drawsInPage: boolean
}

export function ChartPanel({ instrument, lines, heightClass, drawsInPage }: ChartPanelProps) {
  const t = useText()
  const { interval, type, overlays, panes, params } = useChartSettings()
  const { symbol, priceDecimals } = instrument
  const bars = useBars(symbol, interval)
  const summary = useChartSummary(instrument, interval)
  const words = useMemo(() => chartWords(t), [t])
  const section = useRef<HTMLElement>(null)
  const full = useFullChart()
  const { isFull } = full
  const [wantsTools, setWantsTools] = useState(false)
  const canDraw = isFull || drawsInPage
  const isDrawing = canDraw && wantsTools
  const hadDrawings = useMemo(() => mayHaveDrawings(symbol), [symbol])
  const hasLayer = useOnceTrue(isDrawing || hadDrawings)
  return (
    <section
      ref={section}
      id={TRADE_CHART_ID}
      aria-label={summary.short}
      // Right below the head where a ticket brings it there.
      className={isFull ? FULL : '-scroll-mt-2'}
    >
      <div className={isFull ? FULL_BARS : undefined}>
        {isFull && (
          <Suspense fallback={<div className="min-h-11" />}>
            <FullChartHead instrument={instrument} section={section} onLeave={full.leave} />
          </Suspense>
        )}
        <IntervalBar
          full={full}
          drawing={
            canDraw ? { isOpen: isDrawing, toggle: () => setWantsTools(!isDrawing) } : undefined
          }
        />
      </div>
      {isDrawing && (
        <Suspense fallback={<div className="min-h-11" />}>
          <DrawingStrip symbol={symbol} />
        </Suspense>
      )}
      <Suspense fallback={<Skeleton className={`mx-gutter ${isFull ? 'grow' : heightClass}`} />}>
        <CandleChart
          {...bars}
          symbol={symbol}
          pricePrecision={priceDecimals}
          period={interval}
          type={type}
          overlays={overlays}
          panes={panes}
          params={params}
          lines={lines}
          renderLayer={
            hasLayer
              ? (layer) => (
                  <Suspense>
                    <DrawingLayer {...layer} symbol={symbol} isOpen={isDrawing} />
                  </Suspense>
                )
              : undefined
          }
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
          className={isFull ? 'h-full' : heightClass}
        />
      </Suspense>
    </section>
  )
}

/** Below sheets and above bars; the chart takes what height is left. */
const FULL =
  'fixed inset-0 z-25 flex flex-col bg-bg ps-[env(safe-area-inset-left)] pe-[env(safe-area-inset-right)] pt-safe pb-safe [&>figure]:min-h-0 [&>figure]:grow'
const FULL_BARS = 'flex flex-col landscape:flex-row landscape:items-center'

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
