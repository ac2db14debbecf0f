// Rates are fractions (TR-1.3): 0.0005 is 0.05 %. Held as integers of 12 decimals.

import type { Brand } from './brand.ts'
import { formatDecimal, parseDecimal } from './decimal-text.ts'
import { type Money, roundMoney } from './money.ts'

/** A fraction scaled by 10^12. */
export type Rate = Brand<bigint, 'Rate'>

export const RATE_DECIMALS = 12
export const RATE_ONE = (10n ** BigInt(RATE_DECIMALS)) as Rate

/** Reads wire text with at most 12 decimals; undefined when it is not such a text. */
export function parseRate(text: string): Rate | undefined {
  return parseDecimal(text, RATE_DECIMALS) as Rate | undefined
}

export function formatRate(rate: Rate): string {
  return formatDecimal(rate, RATE_DECIMALS)
}

/** `round(amount × rate)`, half-even to 6 decimals. */
export function multiplyByRate(amount: Money, rate: Rate): Money {
  return roundMoney(amount * rate, 1_000_000n * RATE_ONE)
}
