// Brings bars to the chart: history page by page, live bars at most once a frame.

import type { DataLoader, KLineData } from 'klinecharts'
import { PAGE_BARS } from './chart-page.ts'

/** One candle; figures may be decimal text, since they only become pixels here. */
export type ChartBar = {
  /** Opening time, ms since 1970 UTC. */
  openTimeMs: number
  open: string | number
  high: string | number
  low: string | number
  close: string | number
  volume?: string | number | undefined
}

export type BarSource = {
  /** Bars in ascending order, ending before `before` (or with the newest one). */
  loadBars: (page: { before?: number; limit: number }) => Promise<ReadonlyArray<ChartBar>>
  /** Calls back with the running bar; the answer ends the subscription. */
  subscribeBar: (onBar: (bar: ChartBar) => void) => () => void
}

export type FeedState = 'loading' | 'ready' | 'failed'

export type ChartFeed = {
  loader: DataLoader
  /** Until then the chart's requests are not passed on. */
  open: () => void
  /** Ends the subscription; answers under way are dropped. */
  close: () => void
}

/** New bars kept for one frame; more cannot start within it. */
const PENDING_BARS_MAX = 8

export function createChartFeed(source: BarSource, onState: (state: FeedState) => void): ChartFeed {
  let state: 'waiting' | 'open' | 'closed' = 'waiting'
  let endSubscription: (() => void) | null = null
  const stop = () => {
    endSubscription?.()
    endSubscription = null
  }

  const loader: DataLoader = {
    async getBars({ type, timestamp, callback }) {
      if (state !== 'open') return
      if (type === 'backward' || type === 'update') return callback([], false)
      const isFirst = type === 'init'
      if (isFirst) onState('loading')
      try {
        const before = isFirst || timestamp === null ? {} : { before: timestamp }
        const bars = await source.loadBars({ ...before, limit: PAGE_BARS })
        if (isClosed()) return
        callback(bars.map(toChartData), { forward: bars.length > 0, backward: false })
        if (isFirst) onState('ready')
      } catch {
        // The screen tells the person and offers Retry; older pages just end here.
        if (isClosed()) return
        if (isFirst) onState('failed')
        else callback([], false)
      }
    },
    subscribeBar({ callback }) {
      stop()
      const frames = createFrameQueue(callback)
      const unsubscribe = source.subscribeBar(frames.push)
      endSubscription = () => {
        unsubscribe()
        frames.cancel()
      }
    },
    unsubscribeBar: stop,
  }
  const isClosed = () => state === 'closed'

  return {
    loader,
    open() {
      state = 'open'
    },
    close() {
      state = 'closed'
      stop()
    },
  }
}

/** Keeps the newest state of each bar and hands them over once per animation frame. */
export function createFrameQueue(deliver: (bar: KLineData) => void): {
  push: (bar: ChartBar) => void
  cancel: () => void
} {
  const pending = new Map<number, ChartBar>()
  let frame: number | null = null
  const flush = () => {
    frame = null
    const bars = [...pending.values()].sort((one, other) => one.openTimeMs - other.openTimeMs)
    pending.clear()
    for (const bar of bars) deliver(toChartData(bar))
  }
  return {
    push(bar) {
      pending.set(bar.openTimeMs, bar)
      if (pending.size > PENDING_BARS_MAX) pending.delete(Math.min(...pending.keys()))
      frame ??= requestAnimationFrame(flush)
    },
    cancel() {
      if (frame !== null) cancelAnimationFrame(frame)
      frame = null
      pending.clear()
    },
  }
}

function toChartData(bar: ChartBar): KLineData {
  return {
    timestamp: bar.openTimeMs,
    open: Number(bar.open),
    high: Number(bar.high),
    low: Number(bar.low),
    close: Number(bar.close),
    volume: Number(bar.volume ?? 0),
  }
}
