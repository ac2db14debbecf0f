// A chart of candles with indicators and level lines; the only component that brings klinecharts.

import {
  type Chart,
  dispose,
  init,
  type KLineData,
  type Locales,
  type Period,
  registerLocale,
  registerOverlay,
} from 'klinecharts'
import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { onDoubleTap } from './chart-double-tap.ts'
import { type BarSource, createChartFeed, type FeedState } from './chart-feed.ts'
import { overlayLegend, showIndicators } from './chart-indicators.ts'
import { type LinePlaces, useLinePlaces } from './chart-line-places.ts'
import {
  type ChartLine,
  drawLines,
  LEVEL_OVERLAY,
  type MovedLine,
  moveLine,
} from './chart-lines.ts'
import { letPageScroll } from './chart-page-scroll.ts'
import { type ChartColours, chartStyles, readChartColours } from './chart-styles.ts'
import { ChartTools, type ChartToolWords } from './chart-tools.tsx'
import type { ChartOverlay, ChartPane, IndicatorParams } from './indicator-params.ts'
import { joinClasses } from './join-classes.ts'
import { Spinner } from './spinner.tsx'

/** Few who look at a chart have a line to move. Without them the lines stand where they stand. */
const ChartHandles = lazy(() =>
  import('./chart-handles.tsx').then(
    (module) => ({ default: module.ChartHandles }),
    () => ({ default: () => [] }),
  ),
)

export type { ChartBar } from './chart-feed.ts'
export type { ChartLine } from './chart-lines.ts'
export type { ChartOverlay, ChartPane, IndicatorParams } from './indicator-params.ts'

export type ChartPeriod = '1m' | '5m' | '15m' | '30m' | '1h' | '4h' | '1d' | '1w' | '1M'

export type ChartWords = ChartToolWords & {
  open: string
  high: string
  low: string
  close: string
  /** Spoken while bars load. */
  loading: string
}

/** What is drawn on the chart by somebody else takes this. */
export type ChartLayerProps = { chart: Chart; colours: ChartColours; precision: number }

export type CandleChartProps = BarSource & {
  /** Name of the instrument; a change loads anew. */
  symbol: string
  pricePrecision: number
  volumePrecision?: number | undefined
  period: ChartPeriod
  type?: 'candles' | 'line' | undefined
  overlays?: ReadonlyArray<ChartOverlay> | undefined
  /** At most two are shown. */
  panes?: ReadonlyArray<ChartPane> | undefined
  /** Other settings than the usual ones. */
  params?: IndicatorParams | undefined
  lines?: ReadonlyArray<ChartLine> | undefined
  /** Stands over the candles, such as what a person drew. */
  renderLayer?: ((layer: ChartLayerProps) => ReactNode) | undefined
  words: ChartWords
  /** Language of the chart's own few strings. */
  locale?: { name: string; strings: Locales } | undefined
  /** IANA name; otherwise the device's zone. */
  timezone?: string | undefined
  /** A change loads all bars anew, as after a gap in the connection. */
  reloadKey?: string | number | undefined
  /** What the picture shows, in words, for those who cannot see it. */
  summary: string
  /** The same bars as a table, opened below the chart. */
  table?: { label: string; content: ReactNode } | undefined
  /** Shown over the chart when the bars could not be loaded. */
  renderError: (retry: () => void) => ReactNode
  /** Gives the height, such as "h-[46svh]". */
  className?: string | undefined
}

const NONE: readonly never[] = []
const USUAL: IndicatorParams = {}
const BAR_SPACE_PX = 7
/** Above the highest candle and its price: for the line of names. */
const FREE_EDGE_PX = 38

const PERIODS: Record<ChartPeriod, Period> = {
  '1m': { type: 'minute', span: 1 },
  '5m': { type: 'minute', span: 5 },
  '15m': { type: 'minute', span: 15 },
  '30m': { type: 'minute', span: 30 },
  '1h': { type: 'hour', span: 1 },
  '4h': { type: 'hour', span: 4 },
  '1d': { type: 'day', span: 1 },
  '1w': { type: 'week', span: 1 },
  '1M': { type: 'month', span: 1 },
}

registerOverlay(LEVEL_OVERLAY)

/**
 * `loadBars` and `subscribeBar` must keep their identity while they mean the same bars: a new one
 * loads the chart anew.
 */
export function CandleChart(props: CandleChartProps) {
  const { words, overlays = NONE, params = USUAL, summary, table, className } = props
  const box = useRef<HTMLDivElement>(null)
  const chart = useChart(box, props)
  const colours = useChartColours(box)
  const { state, retry } = useBars(chart, props)
  const places = useLinePlaces()
  const moved = useRef<MovedLine>(undefined)
  const onMove = (line: ChartLine, value: number | undefined) => {
    moved.current = value === undefined ? undefined : { id: line.id, value }
    if (chart) moveLine(chart, { id: line.id, value: value ?? Number(line.price) })
  }
  const movable = props.lines?.filter(({ drag }) => drag !== undefined) ?? []
  useChartLook(chart, colours, { ...props, places, moved })
  const { bar, forget } = useCrosshairBar(chart)
  const [isPointedAt, setIsPointedAt] = useState(false)

  return (
    <figure className="m-0 min-w-0">
      <div
        className={joinClasses('relative', className)}
        onPointerEnter={(event) => setIsPointedAt(event.pointerType === 'mouse')}
        onPointerLeave={(event) => {
          setIsPointedAt(false)
          if (event.pointerType === 'mouse') forget()
        }}
      >
        <div
          ref={box}
          role="img"
          aria-label={summary}
          onPointerDown={forget}
          className="absolute inset-0"
        />
        <TopLine
          legend={overlayLegend(overlays, params)}
          bar={bar}
          words={words}
          precision={props.pricePrecision}
        />
        {chart !== null && movable.length > 0 && (
          <Suspense>
            <ChartHandles
              lines={movable}
              precision={props.pricePrecision}
              {...{ chart, places, onMove }}
            />
          </Suspense>
        )}
        {chart !== null &&
          colours !== null &&
          props.renderLayer?.({ chart, colours, precision: props.pricePrecision })}
        <ChartTools
          words={words}
          shown={isPointedAt || bar !== null}
          onZoom={(scale) => chart?.zoomAtCoordinate(scale)}
          onOlder={() => chart?.scrollByDistance((chart.getSize()?.width ?? 300) / 2)}
          onNewest={() => chart?.scrollToRealTime()}
        />
        {state === 'loading' && (
          <div className="pointer-events-none absolute inset-0 grid animate-[ui-appear_120ms_linear_150ms_backwards] place-items-center text-text3">
            <Spinner size="large" label={words.loading} />
          </div>
        )}
        {state === 'failed' && (
          <div className="absolute inset-0 z-20 grid place-items-center bg-bg">
            {props.renderError(retry)}
          </div>
        )}
      </div>
      {table !== undefined && (
        <details className="px-gutter">
          <summary className="flex min-h-11 items-center text-caption text-text3 underline underline-offset-3">
            {table.label}
          </summary>
          {table.content}
        </details>
      )}
    </figure>
  )
}

type TopLineProps = {
  bar: KLineData | null
  legend: ReadonlyArray<{ text: string; colour: string }>
  words: ChartWords
  precision: number
}

/** Over the free edge above the candles: the pointed-at bar, else the names of the lines. */
function TopLine({ bar, legend, words, precision }: TopLineProps) {
  const format = useMemo(
    () =>
      new Intl.NumberFormat('en-US', {
        minimumFractionDigits: precision,
        maximumFractionDigits: precision,
      }),
    [precision],
  )
  const line =
    'pointer-events-none absolute inset-x-0 top-0 tabular font-number flex min-h-5 flex-wrap items-center gap-x-2.5 px-gutter text-legal'
  if (bar === null) {
    return (
      <p aria-hidden="true" className={joinClasses(line, 'text-text3')}>
        {legend.map(({ text, colour }) => (
          <span key={text} className="inline-flex items-center gap-1">
            <span className="h-0.5 w-2.5 rounded-full" style={{ backgroundColor: colour }} />
            {text}
          </span>
        ))}
      </p>
    )
  }
  const figures = [
    [words.open, bar.open],
    [words.high, bar.high],
    [words.low, bar.low],
    [words.close, bar.close],
  ] as const
  return (
    <p aria-hidden="true" className={joinClasses(line, 'z-10 bg-bg')}>
      {figures.map(([name, value]) => (
        <span key={name}>
          <span className="text-text3">{name}</span>{' '}
          <span className={bar.close >= bar.open ? 'text-up' : 'text-down'}>
            {format.format(value)}
          </span>
        </span>
      ))}
    </p>
  )
}

/** Makes the chart once and takes it away again at the end. */
function useChart(box: RefObject<HTMLDivElement | null>, props: CandleChartProps): Chart | null {
  const [chart, setChart] = useState<Chart | null>(null)
  const { locale, timezone } = props
  useEffect(() => {
    const element = box.current
    if (!element) return
    const made = init(element, {
      hotkey: { enabled: false },
      decimalFold: { threshold: 20 },
      layout: { pane: { dragEnabled: false }, yAxis: { gap: { top: FREE_EDGE_PX, bottom: 0.06 } } },
    })
    if (made === null) return
    const inner = element.firstElementChild
    if (inner instanceof HTMLElement) {
      inner.tabIndex = -1
      inner.style.touchAction = 'pan-y'
      inner.style.overscrollBehavior = 'auto'
    }
    made.setBarSpace(BAR_SPACE_PX)
    made.setOffsetRightDistance(24)
    const takeAwayScroll = letPageScroll(element)
    const takeAwayReset = onDoubleTap(element, () => {
      made.setBarSpace(BAR_SPACE_PX)
      made.scrollToRealTime()
    })
    setChart(made)
    return () => {
      takeAwayScroll()
      takeAwayReset()
      dispose(element)
      setChart(null)
    }
  }, [box])

  useEffect(() => {
    if (chart === null || locale === undefined) return
    registerLocale(locale.name, locale.strings)
    chart.setLocale(locale.name)
  }, [chart, locale])
  useEffect(() => {
    if (chart !== null && timezone !== undefined) chart.setTimezone(timezone)
  }, [chart, timezone])
  return chart
}

/** Loads and follows the bars of the symbol and period; `retry` loads them once more. */
function useBars(chart: Chart | null, props: CandleChartProps) {
  const { symbol, pricePrecision, volumePrecision = 2, period, loadBars, subscribeBar } = props
  const { reloadKey } = props
  const [state, setState] = useState<FeedState>('loading')
  const [attempt, setAttempt] = useState(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloadKey, attempt ask for a reload.
  useEffect(() => {
    if (chart === null) return
    const feed = createChartFeed({ loadBars, subscribeBar }, setState)
    chart.setDataLoader(feed.loader)
    chart.setSymbol({ ticker: symbol, pricePrecision, volumePrecision })
    // Each setter asks for bars; only the last of them may.
    feed.open()
    // A copy, since the chart ignores the period object that it already has.
    chart.setPeriod({ ...PERIODS[period] })
    return feed.close
  }, [
    chart,
    symbol,
    pricePrecision,
    volumePrecision,
    period,
    loadBars,
    subscribeBar,
    reloadKey,
    attempt,
  ])
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { state, retry }
}

/** Reads the theme's colours, again whenever theme, palette or language change. */
function useChartColours(box: RefObject<HTMLDivElement | null>): ChartColours | null {
  const [colours, setColours] = useState<ChartColours | null>(null)
  useEffect(() => {
    const read = () => {
      if (box.current) setColours(readChartColours(box.current))
    }
    read()
    const observer = new MutationObserver(read)
    observer.observe(document.documentElement, {
      attributeFilter: ['data-theme', 'data-palette', 'lang'],
    })
    const media = matchMedia('(prefers-color-scheme: dark)')
    media.addEventListener('change', read)
    return () => {
      observer.disconnect()
      media.removeEventListener('change', read)
    }
  }, [box])
  return colours
}

/** Applies styles, indicators and level lines; each only when it changed. */
function useChartLook(
  chart: Chart | null,
  colours: ChartColours | null,
  props: CandleChartProps & { places: LinePlaces; moved: RefObject<MovedLine | undefined> },
): void {
  const { type = 'candles', overlays = NONE, panes = NONE, lines = NONE, places, moved } = props
  const { params = USUAL } = props
  const shown = `${overlays.join()}|${panes.join()}`
  useEffect(() => {
    if (chart !== null && colours !== null) chart.setStyles(chartStyles(colours, type))
  }, [chart, colours, type])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` stands for both lists.
  useEffect(() => {
    if (chart !== null && colours !== null)
      showIndicators(chart, { overlays, panes, params }, colours)
  }, [chart, colours, shown, params])
  useEffect(() => {
    if (chart === null || colours === null) return
    drawLines(chart, lines, { colours, onPlace: places.onPlace, moved: moved.current })
  }, [chart, colours, lines, places, moved])
}

/** The bar under the crosshair, until the finger or mouse leaves it. */
function useCrosshairBar(chart: Chart | null) {
  const [bar, setBar] = useState<KLineData | null>(null)
  useEffect(() => {
    if (chart === null) return
    const show = (crosshair: unknown) => {
      const x = (crosshair as { x?: number } | undefined)?.x
      if (x === undefined) return setBar(null)
      const points = chart.convertFromPixel([{ x }], { paneId: 'candle_pane' })
      const index = Array.isArray(points) ? points[0]?.dataIndex : points.dataIndex
      setBar((index === undefined ? null : chart.getDataList()[index]) ?? null)
    }
    chart.subscribeAction('onCrosshairChange', show)
    return () => chart.unsubscribeAction('onCrosshairChange', show)
  }, [chart])
  const forget = useCallback(() => setBar(null), [])
  return { bar, forget }
}
