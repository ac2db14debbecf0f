// The quote for figures that are calculated from it: new at most four times a second.

import { useMemo, useSyncExternalStore } from 'react'
import { marketStore } from '../../live/live.ts'
import type { Quote } from '../../live/market-store.ts'

const EVERY_MS = 250

export function usePacedQuote(symbol: string): Quote | undefined {
  const { subscribe, get } = useMemo(() => pacedQuote(symbol), [symbol])
  return useSyncExternalStore(subscribe, get)
}

function pacedQuote(symbol: string) {
  let shown = marketStore.getQuote(symbol)
  return {
    get: () => shown,
    subscribe: (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const show = () => {
        timer = undefined
        shown = marketStore.getQuote(symbol)
        listener()
      }
      const stop = marketStore.subscribe(symbol, () => {
        timer ??= setTimeout(show, EVERY_MS)
      })
      return () => {
        stop()
        clearTimeout(timer)
      }
    },
  }
}
