// Closing a position, or some of its lots, at one tick; where the rules of the country let us, the
// customer never owes (TR-4.3, TR-4.8, TR-13).

import { exitPrice } from '../../contracts/direction.ts'
import { calculateFee } from '../../contracts/fees.ts'
import { calculateNotional } from '../../contracts/margin.ts'
import { calculateMarginLeft } from '../../contracts/partial-close.ts'
import type { Close, CloseReason, Position } from '../../contracts/position.ts'
import { calculateProfit } from '../../contracts/profit.ts'
import { calculateQuote } from '../../market/quote.ts'
import type { Lots } from '../../numbers/lots.ts'
import {
  addMoney,
  type Money,
  maxMoney,
  negateMoney,
  roundToMoney,
  subtractMoney,
  ZERO_MONEY,
} from '../../numbers/money.ts'
import type { Price } from '../../numbers/price.ts'
import type { Rational } from '../../numbers/rational.ts'
import type { Instant } from '../../time/instant.ts'
import { closeEntry } from '../entries/contract-entries.ts'
import type { PositionClosed } from '../event.ts'
import { feeDiscountOf } from '../state/exposure.ts'
import { marketOf } from '../state/market.ts'
import type { Account, EngineState } from '../state/state.ts'
import { accrueRewards } from './accrue-rewards.ts'

/** Closes `lots` at the exit price of the tick in force. */
export function closePosition(
  state: EngineState,
  account: Account,
  position: Position,
  {
    lots,
    reason,
    time,
  }: { readonly lots: Lots; readonly reason: CloseReason; readonly time: Instant },
): PositionClosed {
  const { instrument, tick } = marketOf(state, position.symbol)
  const price = exitPrice(position.direction, calculateQuote(tick.price, position.constants))
  const notional = calculateNotional(instrument, lots, price)
  const { feeRate } = position.constants
  const fee = calculateFee(notional, feeRate, feeDiscountOf(state, account))
  const profit = profitAt(state, position, lots, price)
  const close = { lots, price, seq: tick.seq, time, profit, fee, reason }
  return describeClose(state, account, position, { close, notional })
}

/** Closes all of it at the mark, free of charge: the source of prices changes (TR-2.11). */
export function closeAtMark(
  state: EngineState,
  account: Account,
  position: Position,
  time: Instant,
): PositionClosed {
  const { instrument, tick } = marketOf(state, position.symbol)
  const { price, seq } = tick
  const lots = position.lotsOpen
  const profit = profitAt(state, position, lots, price)
  const close: Close = { lots, price, seq, time, profit, fee: ZERO_MONEY, reason: 'source_change' }
  const notional = calculateNotional(instrument, lots, price)
  return describeClose(state, account, position, { close, notional })
}

function profitAt(state: EngineState, position: Position, lots: Lots, price: Price): Money {
  const { instrument } = marketOf(state, position.symbol)
  const { direction, openPrice } = position
  return roundToMoney(calculateProfit(instrument, { direction, openPrice, lots }, price))
}

function describeClose(
  state: EngineState,
  account: Account,
  before: Position,
  { close, notional }: { readonly close: Close; readonly notional: Rational },
): PositionClosed {
  const position: Position = {
    ...before,
    lotsOpen: (before.lotsOpen - close.lots) as Lots,
    margin: calculateMarginLeft(before, close.lots),
    closes: before.closes.concat([close]),
  }
  const isLast = position.lotsOpen === 0n && account.positions.size === 1
  const cashAfter = addMoney(account.balances.cash, subtractMoney(close.profit, close.fee))
  const shortfall = isLast ? maxMoney(ZERO_MONEY, negateMoney(cashAfter)) : ZERO_MONEY
  const protection = state.jurisdiction.isProtected ? shortfall : ZERO_MONEY
  // A fee that is owed was not paid, whoever owes it.
  const paid = maxMoney(ZERO_MONEY, subtractMoney(close.fee, shortfall))
  const fee = { orderId: position.id, closes: position.closes.length }
  const { rewards, entries: accrued } = accrueRewards(state, account, fee, paid)
  const entries = [closeEntry(account, position, close, protection), ...accrued]
  return { kind: 'position-closed', accountId: account.id, position, notional, rewards, entries }
}
