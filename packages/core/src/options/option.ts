// A timed option: a stake on the mark being above or below the strike at expiry (TR-5).

import type { InstrumentSymbol } from '../market/instrument.ts'
import type { OutageCause } from '../market/source-health.ts'
import type { Money } from '../numbers/money.ts'
import type { Price } from '../numbers/price.ts'
import type { Rate } from '../numbers/rate.ts'
import type { Instant } from '../time/instant.ts'

export type OptionDirection = 'up' | 'down'
export type OptionResult = 'win' | 'lose' | 'draw' | 'void'

/** What stands from the purchase on and never changes (TR-5.6). */
export type OpenOption = {
  readonly id: string
  readonly accountId: string
  readonly symbol: InstrumentSymbol
  readonly direction: OptionDirection
  readonly stake: Money
  readonly durationSeconds: number
  readonly payoutRate: Rate
  readonly strike: Price
  readonly strikeSeq: number
  readonly orderTime: Instant
  readonly expiryTime: Instant
  /** Order of purchase over the whole engine; equal expiries settle in this order. */
  readonly placed: number
}

/** What the settlement adds. */
export type OptionSettlement = {
  readonly result: OptionResult
  /** Whose it was that there was no fresh price at the expiry; undefined: there was one. */
  readonly outage: OutageCause | undefined
  readonly settlePrice: Price
  readonly settleSeq: number
  readonly closeTime: Instant
  /** What the customer gained: the payout of a win, minus the stake of a loss, else 0. */
  readonly profit: Money
}
