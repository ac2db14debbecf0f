// How much an account has open and waiting on one instrument (TR-4.13).

import type { Instrument } from '../market/instrument.ts'
import { type Rational, sumRationals } from '../numbers/rational.ts'
import { calculateNotional } from './margin.ts'
import type { PendingOrder } from './order.ts'
import type { Position } from './position.ts'

/** Positions at their opening price, waiting orders at their limit, in USD, exact. */
export function calculateOpenNotional(
  instrument: Pick<Instrument, 'symbol' | 'contractSize' | 'quote'>,
  positions: Iterable<Position>,
  orders: Iterable<PendingOrder>,
): Rational {
  const notionals: Rational[] = []
  for (const { symbol, lotsOpen, openPrice } of positions) {
    if (symbol !== instrument.symbol) continue
    notionals.push(calculateNotional(instrument, lotsOpen, openPrice))
  }
  for (const { symbol, lots, limitPrice } of orders) {
    if (symbol !== instrument.symbol) continue
    notionals.push(calculateNotional(instrument, lots, limitPrice))
  }
  return sumRationals(notionals)
}
