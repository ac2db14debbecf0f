// Decimal fields of the forms of contracts, read once; what cannot be read is a 400.

import { type Lots, parseLots } from '@fairtick/core/numbers/lots'
import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import { type Declined, invalid } from '@fairtick/wire/handler'

export type LevelFields = {
  readonly takeProfit?: string | null | undefined
  readonly stopLoss?: string | null | undefined
}

export type Levels = {
  readonly takeProfit: Price | undefined
  readonly stopLoss: Price | undefined
}

/** Absent or null: none. */
export function readLevels(form: LevelFields): Levels | Declined {
  const takeProfit = readOptionalPrice(form.takeProfit)
  const stopLoss = readOptionalPrice(form.stopLoss)
  if (takeProfit === 'unreadable') return invalid({ takeProfit: ['decimal'] })
  if (stopLoss === 'unreadable') return invalid({ stopLoss: ['decimal'] })
  return { takeProfit, stopLoss }
}

export function readLots(text: string): Lots | Declined {
  return parseLots(text) ?? invalid({ lots: ['decimal'] })
}

function readOptionalPrice(text: string | null | undefined): Price | undefined | 'unreadable' {
  if (text === null || text === undefined) return undefined
  return parsePrice(text) ?? 'unreadable'
}
