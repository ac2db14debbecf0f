// A book drawn from the spread where the source has none; it is always labelled illustrative.

import { LOTS_DECIMALS, type Quantity } from '../numbers/lots.ts'
import { PRICE_DECIMALS, type Price } from '../numbers/price.ts'
import type { Instrument } from './instrument.ts'
import { calculateQuote } from './quote.ts'
import type { Tick } from './tick.ts'

export const ILLUSTRATIVE_LEVELS = 20

/** [price, size] from the best level outwards. */
export type DepthLevel = readonly [Price, Quantity]

export type IllustrativeDepth = {
  readonly bids: readonly DepthLevel[]
  readonly asks: readonly DepthLevel[]
}

/**
 * Levels of both sides around the mark: the first at bid and ask, each further one a tenth of the
 * spread (at least one price step) away. The same tick always draws the same book.
 */
export function drawIllustrativeDepth(
  tick: Pick<Tick, 'price' | 'seq'>,
  instrument: Pick<Instrument, 'spread' | 'priceDecimals' | 'contractSize'>,
): IllustrativeDepth {
  const { bid, ask } = calculateQuote(tick.price, instrument)
  const priceStep = 10n ** BigInt(PRICE_DECIMALS - instrument.priceDecimals)
  const tenth = instrument.spread / 10n
  const gap = tenth > priceStep ? tenth : priceStep
  const bids: DepthLevel[] = []
  const asks: DepthLevel[] = []
  for (let level = 0; level < ILLUSTRATIVE_LEVELS; level += 1) {
    const away = gap * BigInt(level)
    if (bid - away > 0n) bids.push([(bid - away) as Price, drawSize(tick.seq, level, instrument)])
    asks.push([(ask + away) as Price, drawSize(tick.seq + 1, level, instrument)])
  }
  return { bids, asks }
}

const SIZE_STEPS = 1_000n
const QUANTITY_ONE = 10n ** BigInt(LOTS_DECIMALS)

/** Between 1 and 20 lots, growing outwards; spread over the levels by a fixed scrambling. */
function drawSize(
  seq: number,
  level: number,
  instrument: Pick<Instrument, 'contractSize'>,
): Quantity {
  const scrambled = Math.imul(seq ^ Math.imul(level + 1, 0x9e3779b1), 0x85ebca6b) >>> 16
  const steps = BigInt(1_000 + (scrambled % 9_000) + level * 500)
  const size = (instrument.contractSize * steps) / SIZE_STEPS
  return (size > 0n ? size : QUANTITY_ONE) as Quantity
}
