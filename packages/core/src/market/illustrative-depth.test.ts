// The drawn book.

import { describe, expect, it } from 'vitest'
import { parseQuantity, type Quantity } from '../numbers/lots.ts'
import { formatPrice, type Price, parsePrice } from '../numbers/price.ts'
import { drawIllustrativeDepth } from './illustrative-depth.ts'

const BTC = {
  spread: parsePrice('2.5') as Price,
  priceDecimals: 2,
  contractSize: parseQuantity('0.01') as Quantity,
}

describe('TR-2.3 illustrative depth', () => {
  it('starts at bid and ask and goes outwards with positive sizes', () => {
    const tick = { price: parsePrice('60000') as Price, seq: 7 }
    const { bids, asks } = drawIllustrativeDepth(tick, BTC)
    expect(formatPrice(bids[0]?.[0] as Price, 2)).toBe('59998.75')
    expect(formatPrice(asks[0]?.[0] as Price, 2)).toBe('60001.25')
    for (let level = 1; level < bids.length; level += 1) {
      expect((bids[level]?.[0] as Price) < (bids[level - 1]?.[0] as Price)).toBe(true)
      expect((asks[level]?.[0] as Price) > (asks[level - 1]?.[0] as Price)).toBe(true)
    }
    for (const [, size] of [...bids, ...asks]) expect(size > 0n).toBe(true)
    expect(drawIllustrativeDepth(tick, BTC)).toEqual({ bids, asks })
  })

  it('draws no bid at or below zero', () => {
    const { bids, asks } = drawIllustrativeDepth({ price: parsePrice('1.5') as Price, seq: 1 }, BTC)
    expect(bids.every(([price]) => price > 0n)).toBe(true)
    expect(asks.length).toBeGreaterThan(bids.length)
  })
})
