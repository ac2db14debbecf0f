// Closing some of a position's lots: what may be closed, and what margin is left (TR-4.3, TR-4.16).

import type { Instrument } from '../market/instrument.ts'
import type { Lots } from '../numbers/lots.ts'
import type { Money } from '../numbers/money.ts'
import { roundHalfEven } from '../numbers/rounding.ts'
import type { Position } from './position.ts'

/** The whole, or a multiple of the step that leaves at least the smallest position. */
export function isClosable(
  { lotStep, minLots }: Pick<Instrument, 'lotStep' | 'minLots'>,
  lots: Lots,
  lotsOpen: Lots,
): boolean {
  // The step may have become another one since it was opened.
  if (lots === lotsOpen) return true
  return lots > 0n && lots % lotStep === 0n && lotsOpen - lots >= minLots
}

/** `round(margin × (lots − k) / lots)`. */
export function calculateMarginLeft(
  { margin, lotsOpen }: Pick<Position, 'margin' | 'lotsOpen'>,
  closed: Lots,
): Money {
  return roundHalfEven(margin * (lotsOpen - closed), lotsOpen) as Money
}
