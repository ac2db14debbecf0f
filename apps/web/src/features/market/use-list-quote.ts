// The quote of a list row, which stands still while the person wants lists to.

import { useEffect, useRef } from 'react'
import type { Quote } from '../../live/market-store.ts'
import { useQuote } from '../../live/use-live.ts'
import { usePreferences } from '../../platform/preferences.ts'

/** What stands still counts as old from that moment: `waiting`. */
export function useListQuote(symbol: string): Quote | undefined {
  const quote = useQuote(symbol)
  const isStill = usePreferences((state) => state.listPrices) === 'still'
  const kept = useRef<Quote>(undefined)
  useEffect(() => {
    if (!isStill || kept.current === undefined) kept.current = quote
  })
  const shown = isStill ? (kept.current ?? quote) : quote
  return isStill && shown?.freshness === 'live' ? { ...shown, freshness: 'waiting' } : shown
}
