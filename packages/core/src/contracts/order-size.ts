// Which lots and leverages an instrument takes (TR-4.1).

import type { Instrument } from '../market/instrument.ts'
import type { Lots } from '../numbers/lots.ts'

/** Between the smallest and the largest size, and a multiple of the step. */
export function isTradableSize(
  { minLots, maxLots, lotStep }: Pick<Instrument, 'minLots' | 'maxLots' | 'lotStep'>,
  lots: Lots,
): boolean {
  return lots >= minLots && lots <= maxLots && lots % lotStep === 0n
}
