// The trading constants of a catalogue entry: what goes on the tape, without names for screens.

import type { InstrumentText } from '@fairtick/core/market/instrument'
import type { CatalogueInstrument } from './read-catalogue.ts'

export function instrumentConstants(entry: CatalogueInstrument): InstrumentText {
  const { displayName: _displayName, names: _names, ...constants } = entry
  return constants
}
