// Lots and quantities as integers of 8 decimals.

import type { Brand } from './brand.ts'
import { formatDecimal, parseDecimal } from './decimal-text.ts'

/** A number of lots scaled by 10^8. */
export type Lots = Brand<bigint, 'Lots'>

/** An amount of the base asset (volumes, contract sizes) scaled by 10^8. */
export type Quantity = Brand<bigint, 'Quantity'>

export const LOTS_DECIMALS = 8
export const LOTS_ONE = 10n ** BigInt(LOTS_DECIMALS)
export const ZERO_QUANTITY = 0n as Quantity

/** Reads wire text with at most 8 decimals; undefined when it is not such a text. */
export function parseLots(text: string): Lots | undefined {
  return parseDecimal(text, LOTS_DECIMALS) as Lots | undefined
}

/** Reads wire text with at most 8 decimals; undefined when it is not such a text. */
export function parseQuantity(text: string): Quantity | undefined {
  return parseDecimal(text, LOTS_DECIMALS) as Quantity | undefined
}

export function formatQuantity(quantity: Quantity): string {
  return formatDecimal(quantity, LOTS_DECIMALS)
}

export function formatLots(lots: Lots): string {
  return formatDecimal(lots, LOTS_DECIMALS)
}
