// A liquidation price, with the side that brings it about where that is not one's own.

import type { Direction } from '@fairtick/core/contracts/direction'
import { useText } from '../../platform/i18n.ts'

/** `price`: as it is shown. */
export function useLiquidationText() {
  const t = useText()
  return (price: string, deciding: Direction | undefined, own: Direction): string =>
    deciding === undefined || deciding === own ? price : t(SIDE_WORDS[deciding], { price })
}

/** A long is then closed by a rise: the shorts on the same instrument outweigh it. */
const SIDE_WORDS = {
  long: 'positions.liquidationOfLongs',
  short: 'positions.liquidationOfShorts',
} as const satisfies Record<Direction, string>
