// What the market screen remembers on this device: list, sort, searches.

import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { endsWithPerson } from '../../platform/session.ts'
import { storedState } from '../../platform/stored-state.ts'
import type { MarketList } from './market-lists.ts'
import type { MarketSort } from './market-sort.ts'

const RECENT_MAX = 8

export type MarketSettings = {
  readonly list: MarketList
  readonly sort: MarketSort
  /** Symbols looked at last, newest first. */
  readonly recent: readonly string[]
}

export const useMarketSettings = create<MarketSettings>()(
  persist((): MarketSettings => ({ list: 'all', sort: null, recent: [] }), {
    name: 'fairtick-market',
    version: 1,
    storage: storedState,
  }),
)

endsWithPerson(() => useMarketSettings.setState({ recent: [] }))

/** Puts a symbol at the head of those looked at last. */
export function rememberSymbol(symbol: string): void {
  useMarketSettings.setState(({ recent }) => ({
    recent: [symbol, ...recent.filter((one) => one !== symbol)].slice(0, RECENT_MAX),
  }))
}
