// One-minute candles of the ticks that are being committed (TR-2.10).

import type { Candle } from '@fairtick/core/market/candle'
import { createCandleBuilder } from '@fairtick/core/market/candle-builder'
import type { InstrumentSymbol } from '@fairtick/core/market/instrument'
import type { Tick } from '@fairtick/core/market/tick'
import type { Instant } from '@fairtick/core/time/instant'

/** A closed minute of one instrument. */
export type ClosedMinute = { readonly symbol: InstrumentSymbol; readonly candle: Candle }

export type CandleProjection = {
  readonly addTick: (tick: Tick) => void
  /** The minutes that ended at or before `time` and were not taken yet. */
  readonly takeClosed: (time: Instant) => readonly ClosedMinute[]
}

export function createCandleProjection(): CandleProjection {
  const slots = new Map<InstrumentSymbol, number>()
  const symbols: InstrumentSymbol[] = []
  const closed: ClosedMinute[] = []
  const builder = createCandleBuilder((slot, candle) => {
    closed.push({ symbol: symbols[slot] as InstrumentSymbol, candle })
  })
  const slotOf = (symbol: InstrumentSymbol): number => {
    const known = slots.get(symbol)
    if (known !== undefined) return known
    const slot = builder.addInstrument()
    slots.set(symbol, slot)
    symbols.push(symbol)
    return slot
  }
  return {
    addTick: ({ symbol, time, price, volume }) =>
      builder.addTick(slotOf(symbol), time, price, volume),
    takeClosed: (time) => {
      builder.closeUntil(time)
      return closed.splice(0)
    },
  }
}
