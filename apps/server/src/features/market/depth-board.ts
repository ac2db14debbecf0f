// The newest book of each instrument: the venue's, or one drawn from the spread and labelled so.

import { drawIllustrativeDepth } from '@fairtick/core/market/illustrative-depth'
import type { Instrument, InstrumentSymbol } from '@fairtick/core/market/instrument'
import { formatQuantity, type Quantity } from '@fairtick/core/numbers/lots'
import { formatPrice, type Price, parsePrice } from '@fairtick/core/numbers/price'
import type { Bus } from '../../platform/bus.ts'
import type { DepthUpdate, MarketTick } from '../../platform/bus-topics.ts'

/** Levels sent of each side. */
const LEVELS_SENT = 12
/** A drawn book follows its mark at most this often. */
const DRAW_EVERY_MS = 250

type Levels = readonly (readonly [Price, Quantity])[]

export type DepthBoard = {
  /** A venue's book at tape time `time`. */
  readonly put: (symbol: InstrumentSymbol, bids: Levels, asks: Levels, time: number) => void
}

/** Publishes `depth` and answers `depth.latest`; `drawn` where the source has no books. */
export function startDepthBoard(
  bus: Bus,
  instruments: ReadonlyMap<InstrumentSymbol, Instrument>,
  books: 'venue' | 'drawn',
): DepthBoard {
  const latest = new Map<InstrumentSymbol, DepthUpdate>()
  const publish = (update: DepthUpdate) => {
    latest.set(update.symbol, update)
    bus.publish('depth', update)
  }
  const draw = (instrument: Instrument, tick: MarketTick) => {
    const before = latest.get(tick.symbol)?.time ?? 0
    const price = parsePrice(tick.price)
    if (tick.time - before < DRAW_EVERY_MS || price === undefined) return
    const { bids, asks } = drawIllustrativeDepth({ price, seq: tick.seq }, instrument)
    publish({ ...levelTexts(instrument, bids, asks), time: tick.time, illustrative: true })
  }
  if (books === 'drawn') {
    bus.subscribe('market', ({ ticks }) => {
      for (const tick of ticks) {
        const instrument = instruments.get(tick.symbol)
        if (instrument) draw(instrument, tick)
      }
    })
  }
  bus.answer('depth.latest', async ({ symbol }) => latest.get(symbol))
  return {
    put: (symbol, bids, asks, time) => {
      const instrument = instruments.get(symbol)
      if (instrument) publish({ ...levelTexts(instrument, bids, asks), time })
    },
  }
}

function levelTexts(instrument: Instrument, bids: Levels, asks: Levels) {
  const text = (levels: Levels) =>
    levels
      .slice(0, LEVELS_SENT)
      .map(
        ([price, size]) =>
          [formatPrice(price, instrument.priceDecimals), formatQuantity(size)] as const,
      )
  return { symbol: instrument.symbol, bids: text(bids), asks: text(asks) }
}
