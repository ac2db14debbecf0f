// The recorded ticks around those that an order used, so that anyone can look them up (TR-2.6).

import { formatPrice } from '@fairtick/core/numbers/price'
import type { Queryable } from '../platform/database.ts'
import { readTicks } from './tape-store.ts'

/** Ticks shown on each side of one that was used. */
const TICKS_AROUND = 3
/** Of an order with more closes the first ones are shown. */
const MAX_USED_TICKS = 20

export type ReadTicksAround = {
  readonly symbol: string
  /** Of the ticks that were used. */
  readonly seqs: readonly number[]
  readonly priceDecimals: number
}

/** `[seq, time, price]`, ascending. */
export async function ticksAround(
  database: Queryable,
  { symbol, seqs, priceDecimals }: ReadTicksAround,
): Promise<[seq: number, time: number, price: string][]> {
  const found = new Map<number, [number, number, string]>()
  for (const seq of [...new Set(seqs)].slice(0, MAX_USED_TICKS)) {
    const from = Math.max(1, seq - TICKS_AROUND)
    for (const tick of await readTicks(database, symbol, from, 2 * TICKS_AROUND + 1)) {
      found.set(tick.seq, [tick.seq, tick.time, formatPrice(tick.price, priceDecimals)])
    }
  }
  return [...found.values()].sort(([a], [b]) => a - b)
}
