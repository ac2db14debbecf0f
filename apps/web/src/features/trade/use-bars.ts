// The candles of the chart: history over HTTP, the running one by the socket.

import type { Interval } from '@fairtick/core/market/candle'
import type { ChartBar } from '@fairtick/ui/candle-chart'
import type { WireCandle } from '@fairtick/wire/socket/frames'
import { useCallback, useEffect, useState } from 'react'
import { marketStore, onFrame, socket } from '../../live/live.ts'
import { call } from '../../platform/client-instance.ts'
import { candlesOf } from './candles-of.ts'

export type Bars = {
  readonly loadBars: (page: { before?: number; limit: number }) => Promise<readonly ChartBar[]>
  readonly subscribeBar: (onBar: (bar: ChartBar) => void) => () => void
  /** Rises with every new connection: between the old and the new one bars may be missing. */
  readonly reloadKey: number
}

export function useBars(symbol: string, interval: Interval): Bars {
  const loadBars = useCallback(
    async ({ before, limit }: { before?: number; limit: number }) => {
      const query = { coinName: symbol, type: interval, limit: String(limit) }
      const answer = await call('candles', {
        query: before === undefined ? query : { ...query, before: String(before) },
      })
      return answer.kline_list.map(toBar)
    },
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
    let wasLost = false
    return socket.subscribe(() => {
      const { phase } = socket.getState()
      if (phase !== 'open') wasLost = true
      else if (wasLost) {
        wasLost = false
        setCount((before) => before + 1)
      }
    })
  }, [])
  return count
}
