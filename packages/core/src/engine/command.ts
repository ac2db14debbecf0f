// Commands: everything that a person or the back office can ask of the engine.

import type { AccountKind } from '../ledger/journal-entry.ts'
import type { InstrumentSymbol } from '../market/instrument.ts'
import type { ShownPrice } from '../market/price-tolerance.ts'
import type { Money } from '../numbers/money.ts'
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

/** Brings a flat practice account back to `grant` (TR-12.1). */
export type ResetPractice = {
  readonly kind: 'reset-practice'
  readonly accountId: string
  readonly resetId: string
  readonly grant: Money
}

export type Command = OpenAccount | BuyOption | ResetPractice
