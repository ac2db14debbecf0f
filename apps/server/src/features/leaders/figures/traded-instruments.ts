// Which instruments somebody trades, by the number of their orders (TR-10.8).

import { billionthsOf } from './fraction-text.ts'

export type TradedInstrument = {
  readonly symbol: string
  readonly orders: number
  /** Of all orders, in billionths. */
  readonly share: bigint
}

/** The most traded first. */
export function countInstruments(
  trades: readonly { readonly symbol: string }[],
): readonly TradedInstrument[] {
  const groups = Map.groupBy(trades, ({ symbol }) => symbol)
  return [...groups]
    .map(([symbol, { length: orders }]) => ({
      ...{ symbol, orders },
      share: billionthsOf(BigInt(orders), BigInt(trades.length)),
    }))
    .toSorted((a, b) => b.orders - a.orders || (a.symbol < b.symbol ? -1 : 1))
}
