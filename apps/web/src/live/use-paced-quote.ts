// The quote that a trade screen shows, in its head, its tickets and on its buttons.

import { useCallback, useSyncExternalStore } from 'react'
import { marketStore } from './live.ts'
import type { Quote } from './market-store.ts'
import { createPacedQuotes } from './paced-quotes.ts'

export const pacedQuotes = createPacedQuotes(marketStore, () => performance.now())

export function usePacedQuote(symbol: string): Quote | undefined {
  const subscribe = useCallback(
    (listener: () => void) => pacedQuotes.subscribe(symbol, listener),
    [symbol],
  )
  return useSyncExternalStore(subscribe, () => pacedQuotes.getQuote(symbol))
}
