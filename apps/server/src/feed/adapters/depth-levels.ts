// Checks a side of a venue's book: positive, sorted from the best outwards, none twice.

import { parseQuantity } from '@fairtick/core/numbers/lots'
import { parsePrice } from '@fairtick/core/numbers/price'
import type { DepthLevels } from '../market-source.ts'

export const MAX_DEPTH_LEVELS = 20

export type BookSide = 'bids' | 'asks'

/** The side as levels; undefined as soon as one level cannot be true. */
export function readDepthLevels(rows: readonly unknown[], side: BookSide): DepthLevels | undefined {
  const levels: DepthLevels[number][] = []
  for (const row of rows.slice(0, MAX_DEPTH_LEVELS)) {
    if (!Array.isArray(row) || typeof row[0] !== 'string' || typeof row[1] !== 'string') return
    const price = parsePrice(row[0])
    const size = parseQuantity(row[1])
    if (price === undefined || size === undefined || price <= 0n || size <= 0n) return
    const inner = levels.at(-1)?.[0]
    if (inner !== undefined && !(side === 'bids' ? price < inner : price > inner)) return
    levels.push([price, size])
  }
  return levels
}
