// An answer about one instrument, which all get who ask alike, until the instrument has changed.

import { type Declined, NOT_FOUND } from '@fairtick/wire/handler'
import type { SharedResult } from '@fairtick/wire/shared-handler'
import type { Bus } from '../../platform/bus.ts'
import type { Queryable } from '../../platform/database.ts'
import type { MarketChanges } from './market-changes.ts'

export type InstrumentAnswerParts = {
  readonly database: Queryable
  readonly bus: Bus
  readonly changes: Pick<MarketChanges, 'of'>
  /** Undefined: there is no such instrument. */
  readonly decimalsOf: (symbol: string) => number | undefined
}

/** `make` gets the decimals of its prices, and gives JSON. */
export function answerOfInstrument(
  { changes, decimalsOf }: InstrumentAnswerParts,
  symbol: string,
  make: (priceDecimals: number) => Promise<string>,
): SharedResult | Declined {
  const priceDecimals = decimalsOf(symbol)
  if (priceDecimals === undefined) return NOT_FOUND
  return { inputs: () => [changes.of(symbol)], make: () => make(priceDecimals) }
}
