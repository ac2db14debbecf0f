// What a position stands at: its profit or loss at a mark, by the constants of its order (TR-4).

import { exitPrice } from '@fairtick/core/contracts/direction'
import { openTrade } from '@fairtick/core/contracts/position'
import { calculateProfit } from '@fairtick/core/contracts/profit'
import type { Instrument } from '@fairtick/core/market/instrument'
import { calculateQuote } from '@fairtick/core/market/quote'
import type { Price } from '@fairtick/core/numbers/price'
import type { Rational } from '@fairtick/core/numbers/rational'
import type { Holding } from './store.ts'

/** USD, exact. */
export function profitOf(
  holding: Omit<Holding, 'symbol'>,
  instrument: Instrument,
  mark: Price,
): Rational {
  const exit = exitPrice(holding.direction, calculateQuote(mark, holding.constants))
  return calculateProfit(instrument, openTrade(holding), exit)
}
