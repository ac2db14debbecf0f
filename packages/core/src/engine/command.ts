// Commands: everything that a person or the back office can ask of the engine.

import type { Direction } from '../contracts/direction.ts'
import type { Levels } from '../contracts/levels.ts'
import type { OrderType } from '../contracts/order.ts'
import type { AccountKind } from '../ledger/journal-entry.ts'
import type { InstrumentSymbol } from '../market/instrument.ts'
import type { ShownPrice } from '../market/price-tolerance.ts'
import type { Lots } from '../numbers/lots.ts'
import type { Money } from '../numbers/money.ts'
import type { Price } from '../numbers/price.ts'
import type { OptionDirection } from '../options/option.ts'
import type { Instant } from '../time/instant.ts'

/** Opens a trading account; a practice account begins with `grant` from practice funds. */
export type OpenAccount = {
  readonly kind: 'open-account'
  readonly accountId: string
  readonly userId: string
  readonly accountKind: AccountKind
  readonly grant: Money
}

/** Buys a timed option at the tick in force (TR-5.1). */
export type BuyOption = {
  readonly kind: 'buy-option'
  readonly accountId: string
  readonly optionId: string
  readonly symbol: InstrumentSymbol
  readonly direction: OptionDirection
  readonly stake: Money
  readonly durationSeconds: number
  /** What the customer saw; without it there is no price check. */
  readonly shown: ShownPrice | undefined
  /** Tape time at which the host received it; older than 5 s when handled: expired. */
  readonly arrivedTime: Instant
}

/** Opens a position at the tick in force, or places an order that waits (TR-4.10, TR-4.11). */
export type OpenContract = Levels & {
  readonly kind: 'open-contract'
  readonly accountId: string
  readonly orderId: string
  readonly symbol: InstrumentSymbol
  readonly direction: Direction
  readonly orderType: OrderType
  readonly lots: Lots
  readonly leverage: number
  /** Of a limit order. */
  readonly limitPrice: Price | undefined
  /** What the customer of a market order saw; without it there is no price check. */
  readonly shown: ShownPrice | undefined
  readonly arrivedTime: Instant
}

/** Sets both levels of a position; undefined removes one (TR-4.12). */
export type SetLevels = Levels & {
  readonly kind: 'set-levels'
  readonly accountId: string
  readonly orderId: string
}

/** Closes a position, or some of its lots (TR-4.16). */
export type CloseContract = {
  readonly kind: 'close-contract'
  readonly accountId: string
  readonly orderId: string
  /** Undefined: all that is left. */
  readonly lots: Lots | undefined
}

/** Closes many, oldest first; what is stale is skipped (TR-4.16). */
export type BatchClose = {
  readonly kind: 'batch-close'
  readonly accountId: string
  readonly scope: 'all' | Direction
  /** Undefined: on every instrument. */
  readonly symbol: InstrumentSymbol | undefined
}

/** Takes back an order that waits. */
export type CancelOrder = {
  readonly kind: 'cancel-order'
  readonly accountId: string
  readonly orderId: string
}

/** Brings a flat practice account back to `grant` (TR-12.1). */
export type ResetPractice = {
  readonly kind: 'reset-practice'
  readonly accountId: string
  readonly resetId: string
  readonly grant: Money
}

export type Command =
  | OpenAccount
  | BuyOption
  | OpenContract
  | SetLevels
  | CloseContract
  | BatchClose
  | CancelOrder
  | ResetPractice
