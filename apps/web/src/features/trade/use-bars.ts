// The candles of the chart: history over HTTP, the running one by the socket.

import type { Interval } from '@fairtick/core/market/candle'
import type { ChartBar } from '@fairtick/ui/candle-chart'
import { PAGE_BARS } from '@fairtick/ui/chart-page'
import type { WireCandle } from '@fairtick/wire/socket/frames'
import { queryOptions } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { marketStore, onFrame, socket } from '../../live/live.ts'
import { call } from '../../platform/client-instance.ts'
import { monotonicMs } from '../../platform/clock.ts'
import { queryClient } from '../../platform/query-client.ts'
import { candlesOf } from './candles-of.ts'

/** The subscription begins with candles of before: to bars as old as this nothing is missing. */
const CONNECTED_MS = 10_000

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
        ? takeNewestBars(symbol, interval)
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

/** The newest bars, to be asked for while the chart is on its way, which takes them then. */
export function newestBarsQuery(symbol: string, interval: Interval) {
  return queryOptions({
    queryKey: ['bars', symbol, interval],
    queryFn: () => readBars(symbol, interval, { limit: PAGE_BARS }),
    staleTime: CONNECTED_MS,
    // The chart tells of a failure at once.
    retry: false,
    networkMode: 'always',
  })
}

/** Each time anew: who asks again, as after a lost connection, wants newer ones. */
async function takeNewestBars(symbol: string, interval: Interval): Promise<readonly ChartBar[]> {
  const query = newestBarsQuery(symbol, interval)
  try {
    return await queryClient.fetchQuery(query)
  } finally {
    queryClient.removeQueries({ queryKey: query.queryKey })
  }
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
