// Records: the one ordered input of the engine, public tape and private commands (TR-2.1).

import type { InstallationMode } from '../account/account-access.ts'
import type { InstrumentSymbol, InstrumentText } from '../market/instrument.ts'
import type {
  Commitment,
  FeedBases,
  FeedState,
  QuarantineReason,
  SourceKind,
} from '../market/source-kind.ts'
import type { TapeTick } from '../market/tick.ts'
import type { Price } from '../numbers/price.ts'
import type { CalendarMoment } from '../time/calendar-instant.ts'
import type { Instant } from '../time/instant.ts'
import type { Command } from './command.ts'
import type { JurisdictionText } from './jurisdiction.ts'
import type { MoneyTermsText } from './money-terms.ts'

export type { Commitment, FeedState, QuarantineReason, SourceKind }

/** What the public tape can say. */
export type TapeEntry =
  | ({ readonly kind: 'tick' } & TapeTick)
  | { readonly kind: 'clock'; readonly time: Instant }
  | {
      readonly kind: 'feed'
      readonly time: Instant
      readonly feed: string
      readonly state: FeedState
      /** Down: those that have too few sources left by it. Up: those that have enough again. */
      readonly symbols: readonly InstrumentSymbol[]
    }
  | {
      readonly kind: 'quarantine'
      readonly time: Instant
      readonly symbol: InstrumentSymbol
      readonly price: Price
      readonly reason: QuarantineReason
      /** Who said it, where one venue of several departed. */
      readonly feed?: string
    }
  | ({ readonly kind: 'calendar'; readonly time: Instant } & CalendarMoment)
  /** The terms of withdrawals and rewards from here on. */
  | { readonly kind: 'money-terms'; readonly time: Instant; readonly terms: MoneyTermsText }
  /** What the rules of the country leave of the offer from here on (TR-13). */
  | { readonly kind: 'jurisdiction'; readonly time: Instant; readonly rules: JurisdictionText }
  /** Real money from here on; nothing leads back to practice (TR-12.2). */
  | { readonly kind: 'mode'; readonly time: Instant; readonly mode: InstallationMode }
  /** The constants of an instrument from here on. */
  | { readonly kind: 'instrument'; readonly time: Instant; readonly instrument: InstrumentText }
  /** The kind of market source from here on; a change voids open options (TR-2.11). */
  | { readonly kind: 'source'; readonly time: Instant; readonly source: SourceKind }
  /** Which addresses a live feed reads from here on; it stands before the first of its ticks. */
  | ({ readonly kind: 'venue'; readonly time: Instant } & FeedBases)
  /** SHA-256 of what the prices of a simulated day follow from, before its first price. */
  | ({ readonly kind: 'commitment'; readonly time: Instant } & Commitment)
  /** What was hashed, after the day has ended: its prices can be worked out anew. */
  | { readonly kind: 'reveal'; readonly time: Instant; readonly text: string }

/** One line of the public tape. Positions rise by one from 1. */
export type TapeRecord = { readonly position: number; readonly entry: TapeEntry }

/** One line of the private command log. Numbers rise by one from 1. */
export type CommandRecord = {
  readonly number: number
  readonly time: Instant
  /** The command stands behind this tape position. */
  readonly tapePosition: number
  readonly command: Command
}

export type EngineRecord =
  | ({ readonly log: 'tape' } & TapeRecord)
  | ({ readonly log: 'command' } & CommandRecord)

/** The tape time of a record of either log. */
export function recordTime(record: EngineRecord): Instant {
  return record.log === 'tape' ? record.entry.time : record.time
}
