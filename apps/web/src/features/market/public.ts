// What other features may use of this one.

export { searchInstruments } from './market-lists.ts'
export { rememberSymbol } from './market-settings.ts'
export { type Sortable, sortSymbols, turnoverOf } from './market-sort.ts'
export { LiveChange, LivePrice } from './parts/live-figures.tsx'
export { MarketRow } from './parts/market-row.tsx'
export { StarButton } from './parts/star-button.tsx'
export { useThrottledRanking } from './use-throttled-ranking.ts'
