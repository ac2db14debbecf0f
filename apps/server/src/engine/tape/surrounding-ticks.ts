// The recorded ticks around those that an order used, so that anyone can look them up (TR-2.6).

import { formatPrice } from '@fairtick/core/numbers/price'
import type { Queryable } from '../../platform/database.ts'
import { readTicks } from './tape-store.ts'

/** Ticks shown on each side of one that was used. */
const SURROUNDING_TICKS = 3
/** Of an order with more closes its opening and the newest ones are shown. */
const MAX_USED_TICKS = 20

export type ReadSurroundingTicks = {
  readonly symbol: string
  /** Of the ticks that were used, in their order. */
  readonly seqs: readonly number[]
  readonly priceDecimals: number
}

/** `[seq, time, price]`, ascending. */
export async function surroundingTicks(
  database: Queryable,
  { symbol, seqs, priceDecimals }: ReadSurroundingTicks,
): Promise<[seq: number, time: number, price: string][]> {
  const found = new Map<number, [number, number, string]>()
  for (const seq of firstAndNewest([...new Set(seqs)])) {
    const from = Math.max(1, seq - SURROUNDING_TICKS)
    for (const tick of await readTicks(database, symbol, from, 2 * SURROUNDING_TICKS + 1)) {
      found.set(tick.seq, [tick.seq, tick.time, formatPrice(tick.price, priceDecimals)])
    }
  }
  return [...found.values()].sort(([a], [b]) => a - b)
}

function firstAndNewest(seqs: readonly number[]): readonly number[] {
  if (seqs.length <= MAX_USED_TICKS) return seqs
  return [...seqs.slice(0, 1), ...seqs.slice(1 - MAX_USED_TICKS)]
}
