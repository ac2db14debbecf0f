// Who moved most: rankings of the real 24 h change and volume; stale instruments do not rank.

import type { Quote } from '../../live/market-store.ts'
import { directionOfChange } from '../../platform/formats.ts'
import { type Sortable, sortSymbols, turnoverOf } from '../market/public.ts'

export type MoversTab = 'gainers' | 'losers' | 'volume' | 'watchlist'

const ROWS_MAX = 6

type Mover = Sortable & { readonly optional: boolean }

/** Symbols of at most six instruments, the first one leading. */
export function rankMovers(
  instruments: readonly Mover[],
  tab: MoversTab,
  getQuote: (symbol: string) => Quote | undefined,
): readonly string[] {
  if (tab === 'watchlist') {
    return instruments
      .filter(({ optional }) => optional)
      .map(({ symbol }) => symbol)
      .slice(0, ROWS_MAX)
  }
  const fresh = instruments.filter((instrument) => {
    const quote = getQuote(instrument.symbol)
    if (quote === undefined || quote.freshness === 'stale') return false
    if (tab === 'volume') return turnoverOf(instrument, quote) !== undefined
    return directionOfChange(quote.change) === (tab === 'gainers' ? 'up' : 'down')
  })
  const key = tab === 'volume' ? 'volume' : 'change'
  const order = tab === 'losers' ? 'asc' : 'desc'
  return sortSymbols(fresh, { key, order }, getQuote).slice(0, ROWS_MAX)
}
