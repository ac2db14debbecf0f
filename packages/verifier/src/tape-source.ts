// Where a check takes the records from: what is given here has been proved to stand on the tape.

import type { TapeEntry } from '@fairtick/core/engine/record'
import type { Instrument, InstrumentText } from '@fairtick/core/market/instrument'
import type { TapeTick } from '@fairtick/core/market/tick'
import type { Rate } from '@fairtick/core/numbers/rate'
import type { SignedHead } from '@fairtick/proof/head'
import type { PublicKey } from '@fairtick/proof/signature'
import type { VenueHistory } from './venue-history.ts'

/** A record with its place. */
export type Placed<Item> = { readonly position: number; readonly item: Item }

/** Its time in ms. */
export type Moment = Pick<TapeEntry, 'kind' | 'time'>

export type ProvenTick = Placed<Pick<TapeTick, 'seq' | 'time' | 'price' | 'frame' | 'constituents'>>

/** As an installation gives it; not proved, but by its hash. Null: it is kept no more. */
export type ServedFrame = { readonly feed: string; readonly frame: string | null }

export type SourceEntry = Extract<TapeEntry, { kind: 'feed' | 'quarantine' }>

/** Whether it says something of the sources of the instrument. */
export function isOfSources(entry: TapeEntry, symbol: string): entry is SourceEntry {
  if (entry.kind === 'feed') return entry.symbols.includes(symbol)
  return entry.kind === 'quarantine' && entry.symbol === symbol
}

/** Something that should stand on the tape cannot be shown to: the sentence says what. */
export class NotProved extends Error {
  override readonly name = 'NotProved'
}

/** Each throws NotProved where a proof does not hold. */
export type TapeSource = {
  readonly keys: readonly PublicKey[]
  /** The head under which everything was proved. */
  readonly signed: SignedHead
  /** Undefined: there is none (yet). */
  readonly tick: (symbol: string, seq: number) => Promise<ProvenTick | undefined>
  /**
   * The one behind a tick; undefined: none stands up to the position `until`, or up to the newest
   * head where that ends sooner.
   */
  readonly nextTick: (
    symbol: string,
    tick: ProvenTick,
    until: number,
  ) => Promise<ProvenTick | undefined>
  /** What a record is and of when; undefined: the newest head does not reach it. */
  readonly moment: (position: number) => Promise<Moment | undefined>
  /** The tick in force at a moment: the last with time ≤ `at`. */
  readonly tickInForce: (symbol: string, at: number) => Promise<ProvenTick | undefined>
  /**
   * What the tick was read from, in the order in which its line names it; undefined: nothing of it
   * is kept. Absent of a source that has no frames at all.
   */
  readonly frames?: (symbol: string, seq: number) => Promise<readonly ServedFrame[] | undefined>
  /** Absent: the venues themselves are not asked. */
  readonly history?: VenueHistory
  /**
   * What the tape says of the sources of an instrument behind a position, up to a time, oldest
   * first: that they are down or up, and prices that were quarantined.
   */
  readonly sourceEntries: (
    symbol: string,
    behind: number,
    until: number,
  ) => Promise<readonly SourceEntry[]>
  /** The constants of an instrument that stood at any time up to a position, newest first. */
  readonly instruments: (symbol: string, position: number) => AsyncIterable<Placed<InstrumentText>>
  /**
   * When rollovers were (TR-4.4): those behind a position up to another one, with the one before
   * them and the one after, where there is one. In order; none is left out.
   */
  readonly rollovers: (after: number, until: number) => Promise<readonly Placed<number>[]>
  /** The discounts on fees that stood behind a position, none (0) among them. */
  readonly discounts: (position: number) => Promise<readonly Rate[]>
  /** Whether what is signed goes on from a head that was given earlier. */
  readonly goesOnFrom: (earlier: {
    readonly size: number
    readonly root: string
  }) => Promise<boolean>
}

export type Constants = Pick<Instrument, 'contractSize' | 'quote'>
