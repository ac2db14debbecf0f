// The candles of the chart: history over HTTP, the running one by the socket.

import type { Interval } from '@fairtick/core/market/candle'
import type { ChartBar } from '@fairtick/ui/candle-chart'
import { PAGE_BARS } from '@fairtick/ui/chart-feed'
import type { WireCandle } from '@fairtick/wire/socket/frames'
import { useCallback, useEffect, useState } from 'react'
import { marketStore, onFrame, socket } from '../../live/live.ts'
import { call } from '../../platform/client-instance.ts'
import { monotonicMs } from '../../platform/clock.ts'
import { candlesOf } from './candles-of.ts'

type BarPage = { before?: number; limit: number }

export type Bars = {
  readonly loadBars: (page: BarPage) => Promise<readonly ChartBar[]>
  readonly subscribeBar: (onBar: (bar: ChartBar) => void) => () => void
  /** Rises with every new connection: between the old and the new one bars may be missing. */
  readonly reloadKey: number
}

export function useBars(symbol: string, interval: Interval): Bars {
  const loadBars = useCallback(
    (page: BarPage) =>
      page.before === undefined
        ? readNewestBars(symbol, interval, page)
        : readBars(symbol, interval, page),
    [symbol, interval],
  )
  const subscribeBar = useCallback(
    (onBar: (bar: ChartBar) => void) => {
      const release = socket.hold([`kline:${symbol}:${interval}`])
      const stopHearing = onFrame((frame) => {
        const wanted = { symbol, interval, quote: marketStore.getQuote(symbol) }
        for (const candle of candlesOf(frame, wanted)) onBar(toBar(candle))
      })
      return () => {
        stopHearing()
        release()
      }
    },
    [symbol, interval],
  )
  return { loadBars, subscribeBar, reloadKey: useConnectionCount() }
}

/** The subscription begins with some candles of before: to bars as old as this nothing is missing. */
const CONNECTED_MS = 10_000

type NewestBars = {
  readonly key: string
  readonly bars: Promise<readonly ChartBar[]>
  readonly askedMs: number
  /** By the chart: who asks again, as after a lost connection, wants newer ones. */
  isTaken: boolean
}

let newest: NewestBars | undefined

/** Asks for the newest bars while the chart is on its way, unless it has just asked itself. */
export function readBarsEarly(symbol: string, interval: Interval): void {
  const { bars } = recent(symbol, interval) ?? askNewest(symbol, interval, { limit: PAGE_BARS })
  // The chart tells of a failure.
  bars.catch(() => undefined)
}

function readNewestBars(symbol: string, interval: Interval, page: BarPage) {
  const early = recent(symbol, interval)
  const taken = early?.isTaken === false ? early : askNewest(symbol, interval, page)
  taken.isTaken = true
  return taken.bars
}

function recent(symbol: string, interval: Interval): NewestBars | undefined {
  if (newest?.key !== `${symbol} ${interval}`) return undefined
  return monotonicMs() - newest.askedMs < CONNECTED_MS ? newest : undefined
}

function askNewest(symbol: string, interval: Interval, page: BarPage): NewestBars {
  const bars = readBars(symbol, interval, page)
  newest = { key: `${symbol} ${interval}`, bars, askedMs: monotonicMs(), isTaken: false }
  return newest
}

async function readBars(
  symbol: string,
  interval: Interval,
  { before, limit }: BarPage,
): Promise<readonly ChartBar[]> {
  const query = { coinName: symbol, type: interval, limit: String(limit) }
  const answer = await call('candles', {
    query: before === undefined ? query : { ...query, before: String(before) },
  })
  return answer.kline_list.map(toBar)
}

export function toBar(candle: WireCandle): ChartBar {
  return {
    openTimeMs: candle.time,
    open: candle.open_price,
    high: candle.high_price,
    low: candle.low_price,
    close: candle.close_price,
    volume: candle.volume,
  }
}

function useConnectionCount(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const beganMs = monotonicMs()
    let wasOpen = socket.getState().phase === 'open'
    return socket.subscribe(() => {
      if (socket.getState().phase !== 'open') return
      // The first connection of a page that has just begun misses nothing.
      const isFirst = !wasOpen && monotonicMs() - beganMs < CONNECTED_MS
      wasOpen = true
      if (!isFirst) setCount((before) => before + 1)
    })
  }, [])
  return count
}
