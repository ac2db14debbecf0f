// The constants of an instrument as the formulas of core take them.

import { type Instrument, parseInstrument } from '@fairtick/core/market/instrument'
import type { WireInstrument } from '../platform/client-state.ts'

const parsed = new WeakMap<WireInstrument, Instrument>()

/** Read once per answer of the server; throws where a constant is no number. */
export function coreInstrument(wire: WireInstrument): Instrument {
  const known = parsed.get(wire)
  if (known !== undefined) return known
  const [base = wire.pair, quote = ''] = wire.pair.split('/')
  const { maxOpenStake, maxOpenNotional, ...terms } = wire
  const instrument = parseInstrument({
    ...terms,
    base,
    quote,
    category: wire.type,
    ...(maxOpenStake === null ? {} : { maxOpenStake }),
    ...(maxOpenNotional === null ? {} : { maxOpenNotional }),
  })
  parsed.set(wire, instrument)
  return instrument
}
