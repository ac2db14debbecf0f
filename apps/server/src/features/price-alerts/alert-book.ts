// The alerts that wait, in memory, by instrument and price: a tick that fires none costs two
// comparisons, however many there are.

import {
  createTriggerHeap,
  type TriggerHandle,
  type TriggerHeap,
} from '@fairtick/core/contracts/trigger-heap'
import type { InstrumentSymbol } from '@fairtick/core/market/instrument'
import type { Tick } from '@fairtick/core/market/tick'
import type { Price } from '@fairtick/core/numbers/price'
import type { ALERT_DIRECTIONS } from '@fairtick/wire/calls/price-alerts'

export type AlertDirection = (typeof ALERT_DIRECTIONS)[number]

export type PriceAlert = {
  readonly id: string
  readonly userId: string
  readonly symbol: InstrumentSymbol
  readonly direction: AlertDirection
  readonly price: Price
  /** The end of the tape when it was set: only ticks behind it count. */
  readonly tapePosition: number
}

export type AlertBook = {
  readonly add: (alert: PriceAlert) => void
  /** Nothing happens when it is not there. */
  readonly remove: (id: string) => void
  /** Those that a tick at this position of the tape fires; they are in the book no longer. */
  readonly takeFired: (tick: Tick, position: number) => readonly PriceAlert[]
  readonly size: () => number
}

type Line = Readonly<Record<AlertDirection, TriggerHeap<PriceAlert>>>

type Place = { readonly heap: TriggerHeap<PriceAlert>; readonly handle: TriggerHandle }

const NONE: readonly PriceAlert[] = []

export function createAlertBook(): AlertBook {
  const lines = new Map<InstrumentSymbol, Line>()
  const places = new Map<string, Place>()
  const lineOf = (symbol: InstrumentSymbol): Line => {
    const known = lines.get(symbol)
    if (known) return known
    const line: Line = { above: createTriggerHeap('rise'), below: createTriggerHeap('fall') }
    lines.set(symbol, line)
    return line
  }
  const remove = (id: string): void => {
    const place = places.get(id)
    if (place === undefined) return
    place.heap.remove(place.handle)
    places.delete(id)
  }
  return {
    add: (alert) => {
      const heap = lineOf(alert.symbol)[alert.direction]
      places.set(alert.id, { heap, handle: heap.add(Number(alert.price), alert) })
    },
    remove,
    takeFired: (tick, position) => {
      const line = lines.get(tick.symbol)
      if (line === undefined) return NONE
      const mark = Number(tick.price)
      if (!line.above.isReached(mark) && !line.below.isReached(mark)) return NONE
      const fired: PriceAlert[] = []
      const look = (alert: PriceAlert) => {
        if (alert.tapePosition < position && isReached(alert, tick.price)) fired.push(alert)
      }
      line.above.visitReached(mark, look)
      line.below.visitReached(mark, look)
      for (const { id } of fired) remove(id)
      return fired
    },
    size: () => places.size,
  }
}

/** Exactly: the triggers are the nearest doubles. */
function isReached({ direction, price }: PriceAlert, mark: Price): boolean {
  return direction === 'above' ? mark >= price : mark <= price
}
