// An open position and the closes that end it (TR-4).

import type { InstrumentSymbol } from '../market/instrument.ts'
import type { Lots } from '../numbers/lots.ts'
import { addMoney, type Money, ZERO_MONEY } from '../numbers/money.ts'
import type { Price } from '../numbers/price.ts'
import type { Instant } from '../time/instant.ts'
import type { Levels } from './levels.ts'
import type { OrderConstants, OrderTerms } from './order.ts'
import type { Trade } from './profit.ts'

/** Why lots of a position were closed (TR-4.17); `source_change`: TR-2.11. */
export type CloseReason =
  | 'manual'
  | 'batch'
  | 'take_profit'
  | 'stop_loss'
  | 'stop_out'
  | 'copy'
  | 'source_change'

/** One close of all or some lots, at one tick. */
export type Close = {
  readonly lots: Lots
  readonly price: Price
  readonly seq: number
  readonly time: Instant
  /** Gross P/L of these lots, rounded. */
  readonly profit: Money
  /** Closing fee of these lots, rounded. */
  readonly fee: Money
  readonly reason: CloseReason
}

/** Of which order of which account a position is a copy (TR-10). */
export type CopySource = { readonly leaderId: string; readonly orderId: string }

export type Position = OrderTerms &
  Levels & {
    /** Undefined: the customer's own. */
    readonly copyOf: CopySource | undefined
    readonly openPrice: Price
    readonly openSeq: number
    readonly openTime: Instant
    /** Margin at the opening, rounded. */
    readonly openMargin: Money
    readonly openFee: Money
    /** What is left of the lots, and of the margin that they lock. */
    readonly lotsOpen: Lots
    readonly margin: Money
    /** Sum of the charges so far; negative: credits. */
    readonly overnightFee: Money
    /** Oldest first. */
    readonly closes: readonly Close[]
  }

/** Gross P/L of all closes so far. */
export function sumProfit({
  closes,
}: {
  readonly closes: readonly Pick<Close, 'profit'>[]
}): Money {
  return closes.reduce((sum, { profit }) => addMoney(sum, profit), ZERO_MONEY)
}

/** Opening fee and the fees of all closes so far. */
export function sumFees({
  openFee,
  closes,
}: {
  readonly openFee: Money
  readonly closes: readonly Pick<Close, 'fee'>[]
}): Money {
  return closes.reduce((sum, { fee }) => addMoney(sum, fee), openFee)
}

/** What is left of a position, as a trade that is still to be closed. */
export function openTrade({
  direction,
  openPrice,
  lotsOpen,
}: Pick<Position, 'direction' | 'openPrice' | 'lotsOpen'>): Trade {
  return { direction, openPrice, lots: lotsOpen }
}

/** An open trade with the spread at which it will be closed. */
export type OpenTrade = Trade & Pick<OrderConstants, 'spread'>

/** The open trades on one instrument: all that moves with its mark. */
export function openTradesOn(positions: Iterable<Position>, symbol: InstrumentSymbol): OpenTrade[] {
  const trades: OpenTrade[] = []
  for (const position of positions) {
    if (position.symbol !== symbol) continue
    const { direction, openPrice, lotsOpen: lots, constants } = position
    trades.push({ direction, openPrice, lots, spread: constants.spread })
  }
  return trades
}
