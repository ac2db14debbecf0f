// Sorting the market: three states per column, and what each column compares.

import type { Quote } from '../../live/market-store.ts'

export type SortKey = 'name' | 'volume' | 'price' | 'change'

/** null: the list's own order. */
export type MarketSort = { readonly key: SortKey; readonly order: 'desc' | 'asc' } | null

/** Descending, ascending, off. */
export function nextSort(sort: MarketSort, key: SortKey): MarketSort {
  if (sort?.key !== key) return { key, order: 'desc' }
  return sort.order === 'desc' ? { key, order: 'asc' } : null
}

/** `aria-sort` of a column. */
export function ariaSortOf(sort: MarketSort, key: SortKey): 'ascending' | 'descending' | 'none' {
  if (sort?.key !== key) return 'none'
  return sort.order === 'asc' ? 'ascending' : 'descending'
}

export type Sortable = { readonly symbol: string; readonly pair: string }

/** The symbols in order; what has no figure stands last. Floats only choose places here. */
export function sortSymbols(
  instruments: readonly Sortable[],
  sort: MarketSort,
  getQuote: (symbol: string) => Quote | undefined,
): readonly string[] {
  if (sort === null) return instruments.map(({ symbol }) => symbol)
  const sign = sort.order === 'asc' ? 1 : -1
  const rows = instruments.map((instrument) => ({
    symbol: instrument.symbol,
    name: instrument.pair,
    figure: figureOf(instrument, getQuote(instrument.symbol), sort.key),
  }))
  if (sort.key === 'name') rows.sort((a, b) => sign * a.name.localeCompare(b.name))
  else rows.sort((a, b) => compareFigures(a.figure, b.figure, sign))
  return rows.map(({ symbol }) => symbol)
}

/**
 * What was traded, about in USD, so that instruments compare: volume at the last price, or the
 * volume itself where the base is USD (TR-3).
 */
export function turnoverOf(
  { pair }: Pick<Sortable, 'pair'>,
  quote: Quote | undefined,
): number | undefined {
  if (quote === undefined || quote.volume24h === null || quote.price === null) return undefined
  const volume = Number(quote.volume24h)
  return pair.startsWith('USD/') ? volume : volume * Number(quote.price)
}

function figureOf(
  instrument: Sortable,
  quote: Quote | undefined,
  key: SortKey,
): number | undefined {
  if (key === 'volume') return turnoverOf(instrument, quote)
  const text = key === 'price' ? quote?.price : quote?.change
  return text === null || text === undefined ? undefined : Number(text)
}

function compareFigures(a: number | undefined, b: number | undefined, sign: 1 | -1): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return sign * (a - b)
}
