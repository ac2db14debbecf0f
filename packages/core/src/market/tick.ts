// A tick: the mark of one instrument from one tape time on (TR-2.2).

import type { Quantity } from '../numbers/lots.ts'
import type { Price } from '../numbers/price.ts'
import type { Instant } from '../time/instant.ts'
import type { InstrumentSymbol } from './instrument.ts'

export type Tick = {
  readonly symbol: InstrumentSymbol
  /** Rises by one per instrument, from 1, without gaps. */
  readonly seq: number
  readonly time: Instant
  /** The mark. */
  readonly price: Price
  /** What the source traded since the tick before, in base units. */
  readonly volume: Quantity
}

/** Which frame of a venue a price was read from: who received it too can compare (H2). */
export type FrameReference = {
  /** SHA-256 of its text as it was received, base64url: 43 letters. */
  readonly hash: string
  /** When it was received, by the wall clock of who asked. */
  readonly receivedMs: number
  /** The time that the venue wrote into it; null: it wrote none. */
  readonly venueTimeMs: number | null
}

/** One of the venues that a mark is the median of, and what it said. */
export type TickConstituent = FrameReference & {
  readonly feed: string
  /** The middle of its best bid and ask, not rounded. */
  readonly price: Price
}

/**
 * As it stands on the tape. An instrument that one venue has names a frame, and one that several
 * have all that its mark follows from; of a replayed or simulated market there is neither.
 */
export type TapeTick = Tick & {
  readonly frame?: FrameReference
  readonly constituents?: readonly TickConstituent[]
}

/** Without frames, which decide nothing: so the state keeps the newest of each instrument. */
export function tickOf(entry: TapeTick): Tick {
  if (entry.frame === undefined && entry.constituents === undefined) return entry
  const { symbol, seq, time, price, volume } = entry
  return { symbol, seq, time, price, volume }
}

/** Whatever its mark was read from. */
export function framesOf({
  frame,
  constituents,
}: Pick<TapeTick, 'frame' | 'constituents'>): readonly (FrameReference & {
  readonly feed?: string
})[] {
  return constituents ?? (frame === undefined ? [] : [frame])
}
