// Marks before which no copy stop can be reached, so that it needs no look at every tick (TR-10.5).

import { exitPrice } from '../../contracts/direction.ts'
import { calculateQuantity, QUANTITY_ONE } from '../../contracts/margin.ts'
import type { Position } from '../../contracts/position.ts'
import { calculateStopHeadroom } from '../../copy/copy-stop.ts'
import type { Follow } from '../../copy/follow.ts'
import { isQuotedInDollars } from '../../market/instrument.ts'
import { calculateQuote } from '../../market/quote.ts'
import { approximate, approximateRatio } from '../../numbers/approximate.ts'
import { DOLLARS_ONE } from '../../numbers/exact-dollars.ts'
import { openCopies, sumOpenProfit } from '../state/copying.ts'
import { marketOf } from '../state/market.ts'
import type { Account, EngineState } from '../state/state.ts'

/** Doubles are wrong by less than this part of an amount; marks are nearer by it. */
const SAFETY = 1e-6

export type StopMark = {
  readonly symbol: string
  readonly side: 'fall' | 'rise'
  /** A double, scaled as prices are. */
  readonly price: number
}

/** A fee or a command has reached the stop: the next tick decides, whichever way it goes. */
const AT_ANY_TICK = { side: 'fall', price: Number.POSITIVE_INFINITY } as const

/**
 * Of each open copy of a follow that is active. All copies together lose at most the headroom until
 * the first of these is reached; then they are worked out anew.
 */
export function calculateStopMarks(
  state: EngineState,
  account: Account,
  follow: Follow,
): readonly StopMark[] {
  const copies = openCopies(account, follow.leaderId)
  if (copies.length === 0) return []
  const headroom = approximateRatio(calculateStopHeadroom(follow, sumOpenProfit(state, copies)))
  if (headroom <= 0) return copies.map(({ symbol }) => ({ symbol, ...AT_ANY_TICK }))
  const legs = copies.map((copy) => legOf(state, copy))
  const total = legs.reduce((sum, { dollars }) => sum + dollars, 0)
  const part = (headroom * (1 - SAFETY)) / total
  return legs.map(({ symbol, direction, exit, markAbove }) =>
    direction === 'long'
      ? { symbol, side: 'fall', price: (exit / (1 + part)) * (1 + DOUBLE) + markAbove }
      : { symbol, side: 'rise', price: exit * (1 + part) * (1 - DOUBLE) + markAbove },
  )
}

/** Rounding of a price in doubles: a mark is nearer by it. */
const DOUBLE = 1e-12

/** A move of the exit price by 1 % changes equity by at most 1 % of `dollars`. */
function legOf(
  state: EngineState,
  { symbol, direction, constants, lotsOpen, openPrice }: Position,
) {
  const { instrument, tick } = marketOf(state, symbol)
  const price = exitPrice(direction, calculateQuote(tick.price, constants))
  const quantity = calculateQuantity(instrument, lotsOpen)
  const dollars = isQuotedInDollars(instrument)
    ? approximateRatio({ numerator: quantity * price, denominator: DOLLARS_ONE })
    : approximateRatio({ numerator: quantity * openPrice, denominator: QUANTITY_ONE * price })
  const markAbove = approximate(tick.price - price)
  return { symbol, direction, dollars, exit: approximate(price), markAbove }
}
