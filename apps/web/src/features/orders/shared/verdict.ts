// What the device finds when it works an order out anew from the recorded ticks beside it.

import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import type { WireTick } from '@fairtick/wire/socket/frames'

/** `unchecked`: not all that it takes is there, or it ended without a result of the ticks. */
export type Verdict = 'verified' | 'differs' | 'unchecked'

/** A tick that decided something, and what its price was taken for. */
export type UsedTick = { readonly seq: number; readonly timeMs: number; readonly price: Price }

export function findTick(ticks: readonly WireTick[], seq: number | null): UsedTick | undefined {
  const tick = ticks.find(([number]) => number === seq)
  const price = tick && parsePrice(tick[2])
  return tick === undefined || price === undefined
    ? undefined
    : { seq: tick[0], timeMs: tick[1], price }
}

/** The tick behind it, which must lie beyond the moment that it decided. */
export function nextTick(ticks: readonly WireTick[], { seq }: UsedTick): WireTick | undefined {
  return ticks.find(([number]) => number === seq + 1)
}
