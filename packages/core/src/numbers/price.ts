// Prices as integers of one common scale, so that instruments with different decimals compare.

import type { Brand } from './brand.ts'
import { formatDecimal, parseDecimal } from './decimal-text.ts'
import { invariant } from './invariant.ts'
import { powerOfTen } from './power-of-ten.ts'
import { roundHalfEven } from './rounding.ts'

/** A price scaled by 10^12: room for 10 price decimals and one more of bid and ask (TR-1.2). */
export type Price = Brand<bigint, 'Price'>

export const PRICE_DECIMALS = 12
export const PRICE_ONE = 10n ** BigInt(PRICE_DECIMALS)

/** Reads wire text with at most 12 decimals; undefined when it is not such a text. */
export function parsePrice(text: string): Price | undefined {
  return parseDecimal(text, PRICE_DECIMALS) as Price | undefined
}

/** Wire text with exactly `decimals` decimal places or, where a digit stands there, more. */
export function formatPrice(price: Price, decimals: number): string {
  return formatDecimal(price, PRICE_DECIMALS, decimals)
}

/** The price rounded half-even to `decimals` places (a mark, TR-2.2). */
export function roundPrice(price: Price, decimals: number): Price {
  return roundPriceRatio(price, 1n, decimals)
}

/** `numerator / denominator` (of price scale over a plain number), half-even to `decimals`. */
export function roundPriceRatio(numerator: bigint, denominator: bigint, decimals: number): Price {
  invariant(decimals >= 0 && decimals <= PRICE_DECIMALS, 'decimals out of range')
  const step = powerOfTen(PRICE_DECIMALS - decimals)
  return (roundHalfEven(numerator, denominator * step) * step) as Price
}

/** The exact middle of two prices; exact because bid and ask use at most 11 of the 12 decimals. */
export function middlePrice(bid: Price, ask: Price, decimals: number): Price {
  return roundPriceRatio(bid + ask, 2n, decimals)
}

/** True when no digit stands beyond `decimals` places. */
export function isOfDecimals(price: Price, decimals: number): boolean {
  return price % powerOfTen(PRICE_DECIMALS - decimals) === 0n
}
