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
