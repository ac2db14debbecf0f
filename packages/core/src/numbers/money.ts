// Money: exact decimal USD with 6 decimals, held as integer micro-units (TR-1.1).

import type { Brand } from './brand.ts'
import { formatDecimal, parseDecimal } from './decimal-text.ts'
import { DOLLARS_ONE } from './exact-dollars.ts'
import type { Rational } from './rational.ts'
import { roundHalfEven } from './rounding.ts'

/** Micro-units of USD: 1 USD is 1 000 000. */
export type Money = Brand<bigint, 'Money'>

export const MONEY_DECIMALS = 6
export const ZERO_MONEY = 0n as Money

const MICROS = 10n ** BigInt(MONEY_DECIMALS)
const MICRO_DOLLAR = DOLLARS_ONE / MICROS

/** The wire has 12 digits before the point (TR-1.3). */
const LIMIT = 10n ** 12n * MICROS

/** False of an amount that no text on the wire can represent. */
export function isRepresentable(money: Money): boolean {
  return -LIMIT < money && money < LIMIT
}

/** Takes a whole number of micro-units as Money. */
export function moneyFromMicros(micros: bigint): Money {
  return micros as Money
}

/** Reads wire text with at most 6 decimals; undefined when it is not such a text. */
export function parseMoney(text: string): Money | undefined {
  return parseDecimal(text, MONEY_DECIMALS) as Money | undefined
}

/** Wire text without needless zeros: `12.5`. */
export function formatMoney(money: Money): string {
  return formatDecimal(money, MONEY_DECIMALS)
}

/** The amount `numerator / denominator` USD, rounded half-even to 6 decimals (TR-1.1). */
export function roundMoney(numerator: bigint, denominator: bigint): Money {
  return roundHalfEven(numerator * MICROS, denominator) as Money
}

export function addMoney(a: Money, b: Money): Money {
  return (a + b) as Money
}

/** Of none: zero. */
export function sumMoney(amounts: readonly Money[]): Money {
  let sum = ZERO_MONEY
  for (const amount of amounts) sum = addMoney(sum, amount)
  return sum
}

export function subtractMoney(from: Money, amount: Money): Money {
  return (from - amount) as Money
}

export function negateMoney(amount: Money): Money {
  return -amount as Money
}

export function minMoney(a: Money, b: Money): Money {
  return a < b ? a : b
}

export function maxMoney(a: Money, b: Money): Money {
  return a > b ? a : b
}

/** An exact amount of USD rounded half-even to 6 decimals (TR-1.1). */
export function roundToMoney({ numerator, denominator }: Rational): Money {
  return roundMoney(numerator, denominator)
}

/** Money as the exact fraction that it is, in USD: over `DOLLARS_ONE`, as all dollars are. */
export function moneyAsRational(money: Money): Rational {
  return { numerator: money * MICRO_DOLLAR, denominator: DOLLARS_ONE }
}
