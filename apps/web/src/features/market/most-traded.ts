// The instruments that were traded most in 24 h; what is stale or unknown does not count.

import type { Quote } from '../../live/market-store.ts'
import { type Sortable, sortSymbols, turnoverOf } from './market-sort.ts'

const SHOWN_MAX = 6

export function mostTraded(
  instruments: readonly Sortable[],
  getQuote: (symbol: string) => Quote | undefined,
): readonly string[] {
  const known = instruments.filter((one) => turnoverOf(one, getQuote(one.symbol)) !== undefined)
  const candidates = known.length === 0 ? instruments : known
  return sortSymbols(candidates, { key: 'volume', order: 'desc' }, getQuote).slice(0, SHOWN_MAX)
}
