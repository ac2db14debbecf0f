// An instrument with the constants of an order: those that stood when it was placed stay with it.

import type { Instrument } from '@fairtick/core/market/instrument'
import { parseLots } from '@fairtick/core/numbers/lots'
import { parsePrice } from '@fairtick/core/numbers/price'
import { parseRate } from '@fairtick/core/numbers/rate'
import type { WireContract } from '@fairtick/wire/socket/frames'

/** By which the order is filled, charged and closed, whatever the instrument's are by now. */
export function orderInstrument(
  instrument: Instrument,
  { constants }: Pick<WireContract, 'constants'>,
): Instrument {
  const { overnightRate } = constants
  return {
    ...instrument,
    spread: parsePrice(constants.spread) ?? instrument.spread,
    feeRate: parseRate(constants.feeRate) ?? instrument.feeRate,
    minLots: parseLots(constants.minLots) ?? instrument.minLots,
    overnightRate: {
      long: parseRate(overnightRate.long) ?? instrument.overnightRate.long,
      short: parseRate(overnightRate.short) ?? instrument.overnightRate.short,
    },
  }
}
