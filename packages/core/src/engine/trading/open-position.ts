// A fill: the position that it opens, what it locks and what it costs (TR-4, TR-4.10, TR-4.11).

import type { Levels } from '../../contracts/levels.ts'
import type { OrderTerms } from '../../contracts/order.ts'
import { calculateOrderCost, type OrderCost } from '../../contracts/order-cost.ts'
import type { Position } from '../../contracts/position.ts'
import { ZERO_MONEY } from '../../numbers/money.ts'
import type { Price } from '../../numbers/price.ts'
import type { Instant } from '../../time/instant.ts'
import { openingFeeEntry } from '../entries/contract-entries.ts'
import type { PositionOpened } from '../event.ts'
import { feeDiscountOf } from '../state/exposure.ts'
import { marketOf } from '../state/market.ts'
import type { Account, EngineState } from '../state/state.ts'
import { accrueRewards } from './accrue-rewards.ts'

/** What an order costs the account at `price`, with the discount of now. */
export function costOf(
  state: EngineState,
  account: Account,
  order: Pick<OrderTerms, 'symbol' | 'lots' | 'leverage' | 'constants'>,
  price: Price,
): OrderCost {
  const { contractSize, quote } = marketOf(state, order.symbol).instrument
  const { leverage, constants } = order
  const instrument = { contractSize, quote, feeRate: constants.feeRate }
  const feeDiscount = feeDiscountOf(state, account)
  return calculateOrderCost({ instrument, price, leverage, feeDiscount }, order.lots)
}

/** Where an order fills, and what that costs. */
export type Fill = {
  readonly price: Price
  readonly seq: number
  readonly time: Instant
  readonly cost: OrderCost
}

export function openPosition(
  state: EngineState,
  account: Account,
  order: OrderTerms & Levels & Partial<Pick<Position, 'copyOf'>>,
  { cost, ...fill }: Fill,
): PositionOpened {
  const { notional, margin, fee } = cost
  // One literal: this runs with every order.
  const position: Position = {
    id: order.id,
    accountId: order.accountId,
    symbol: order.symbol,
    constants: order.constants,
    direction: order.direction,
    orderType: order.orderType,
    lots: order.lots,
    leverage: order.leverage,
    limitPrice: order.limitPrice,
    shownPrice: order.shownPrice,
    orderTime: order.orderTime,
    placed: order.placed,
    takeProfit: order.takeProfit,
    stopLoss: order.stopLoss,
    copyOf: order.copyOf,
    openPrice: fill.price,
    openSeq: fill.seq,
    openTime: fill.time,
    openMargin: margin,
    openFee: fee,
    lotsOpen: order.lots,
    margin,
    overnightFee: ZERO_MONEY,
    closes: [],
  }
  const { rewards, entries: accrued } = accrueRewards(
    state,
    account,
    { orderId: order.id, closes: 0 },
    fee,
  )
  const entries = [openingFeeEntry(account, position), ...accrued]
  const { id, accountId } = position
  const hasWaited = account.orders.has(id)
  return { kind: 'position-opened', accountId, position, notional, hasWaited, rewards, entries }
}
