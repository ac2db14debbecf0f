// A fill: the position that it opens, what it locks and what it costs (TR-4, TR-4.10, TR-4.11).

import { calculateFee } from '../contracts/fees.ts'
import type { Levels } from '../contracts/levels.ts'
import { calculateMargin, calculateNotional } from '../contracts/margin.ts'
import type { OrderTerms } from '../contracts/order.ts'
import type { Position } from '../contracts/position.ts'
import { addMoney, type Money, ZERO_MONEY } from '../numbers/money.ts'
import type { Price } from '../numbers/price.ts'
import type { Rational } from '../numbers/rational.ts'
import type { Instant } from '../time/instant.ts'
import type { Account } from './account.ts'
import { openingFeeEntry } from './entries/contract-entries.ts'
import type { PositionOpened } from './event.ts'
import { feeDiscountOf } from './exposure.ts'
import { type EngineState, marketOf } from './state.ts'

/** What an order costs at a price. */
export type OrderCost = {
  readonly notional: Rational
  readonly margin: Money
  readonly fee: Money
  /** Margin and fee: what spendable must cover (TR-4.6). */
  readonly total: Money
}

/** Notional, margin and opening fee at `price`, the two amounts rounded. */
export function calculateOrderCost(
  state: EngineState,
  account: Account,
  order: Pick<OrderTerms, 'symbol' | 'lots' | 'leverage'>,
  price: Price,
): OrderCost {
  const { instrument } = marketOf(state, order.symbol)
  const notional = calculateNotional(instrument, order.lots, price)
  const margin = calculateMargin(notional, order.leverage)
  const fee = calculateFee(notional, instrument.feeRate, feeDiscountOf(state, account))
  return { notional, margin, fee, total: addMoney(margin, fee) }
}

export type Fill = { readonly price: Price; readonly seq: number; readonly time: Instant }

export function openPosition(
  account: Account,
  order: OrderTerms & Levels,
  fill: Fill,
  { notional, margin, fee }: OrderCost,
): PositionOpened {
  const { id, accountId, symbol, direction, orderType, lots, leverage } = order
  const { limitPrice, shownPrice, orderTime, placed, takeProfit, stopLoss } = order
  const position: Position = {
    ...{ id, accountId, symbol, direction, orderType, lots, leverage },
    ...{ limitPrice, shownPrice, orderTime, placed, takeProfit, stopLoss },
    openPrice: fill.price,
    openSeq: fill.seq,
    openTime: fill.time,
    openMargin: margin,
    openFee: fee,
    lotsOpen: lots,
    margin,
    overnightFee: ZERO_MONEY,
    closes: [],
  }
  const entries = [openingFeeEntry(account, position)]
  const hasWaited = account.orders.has(id)
  return { kind: 'position-opened', accountId, position, notional, hasWaited, entries }
}
