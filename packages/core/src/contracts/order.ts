// An order that waits for its limit price, with what it reserves (TR-4.11).

import type { Instrument, InstrumentSymbol } from '../market/instrument.ts'
import type { Lots } from '../numbers/lots.ts'
import type { Money } from '../numbers/money.ts'
import type { Price } from '../numbers/price.ts'
import type { Instant } from '../time/instant.ts'
import type { Direction } from './direction.ts'
import type { Levels } from './levels.ts'

export type OrderType = 'market' | 'limit'

/**
 * The constants of its instrument that stood when an order was placed: they go with it until its
 * last close, whatever the instrument's become.
 */
export type OrderConstants = Pick<Instrument, 'spread' | 'feeRate' | 'overnightRate' | 'minLots'>

/** What stands from the placing on, of orders and of the positions that they become. */
export type OrderTerms = {
  readonly id: string
  readonly accountId: string
  readonly symbol: InstrumentSymbol
  readonly constants: OrderConstants
  readonly direction: Direction
  readonly orderType: OrderType
  /** As ordered. */
  readonly lots: Lots
  readonly leverage: number
  /** The limit price of a limit order. */
  readonly limitPrice: Price | undefined
  /** What the customer was shown, of a market order that named it. */
  readonly shownPrice: Price | undefined
  readonly orderTime: Instant
  /** Order of placing over the whole engine: “oldest” goes by it. */
  readonly placed: number
}

export type PendingOrder = OrderTerms &
  Levels & {
    readonly limitPrice: Price
    /** Margin at the limit price, rounded; held back while the order waits. */
    readonly reservedMargin: Money
    /** Opening fee at the limit price, rounded; held back while the order waits. */
    readonly reservedFee: Money
  }

/** Why an order never became a position (TR-4.17). */
export type CancelReason =
  | 'manual'
  | 'stop_out'
  | 'insufficient_balance'
  | 'source_change'
  | 'locked'
  | 'self_excluded'
  | 'daily_loss_limit'
  | 'not_offered'
