// How often the market has changed, as a whole and each instrument: what was made of it stands
// until then.

import type { Bus } from '../../platform/bus.ts'

export type MarketChanges = {
  readonly all: () => number
  readonly of: (symbol: string) => number
}

/** Counts what is told after each commit. */
export function countMarketChanges(bus: Pick<Bus, 'subscribe' | 'onReturn'>): MarketChanges {
  const bySymbol = new Map<string, number>()
  let all = 0
  const note = (symbol: string) => bySymbol.set(symbol, (bySymbol.get(symbol) ?? 0) + 1)
  bus.subscribe('market', ({ ticks, statuses = [], days = [], terms = [] }) => {
    all += 1
    for (const { symbol } of [...ticks, ...statuses, ...days]) note(symbol)
    for (const symbol of terms) note(symbol)
  })
  bus.subscribe('candle', ({ candles }) => {
    all += 1
    for (const { symbol } of candles) note(symbol)
  })
  bus.onReturn(() => {
    all += 1
    for (const symbol of bySymbol.keys()) note(symbol)
  })
  return { all: () => all, of: (symbol) => bySymbol.get(symbol) ?? 0 }
}
