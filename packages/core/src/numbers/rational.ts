// Exact fractions, for the inside of one formula only: amounts are rounded when they are fixed.

import { roundHalfEven } from './rounding.ts'

/** `numerator / denominator`; the denominator is positive. */
export type Rational = { readonly numerator: bigint; readonly denominator: bigint }

export const ZERO_RATIONAL: Rational = { numerator: 0n, denominator: 1n }

export function addRational(a: Rational, b: Rational): Rational {
  if (a.numerator === 0n) return b
  if (b.numerator === 0n) return a
  if (a.denominator === b.denominator) {
    return { numerator: a.numerator + b.numerator, denominator: a.denominator }
  }
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  }
}

/** The sum of many; fractions of one denominator are added first, so that it does not grow. */
export function sumRationals(fractions: readonly Rational[]): Rational {
  const byDenominator = new Map<bigint, bigint>()
  for (const { numerator, denominator } of fractions) {
    byDenominator.set(denominator, (byDenominator.get(denominator) ?? 0n) + numerator)
  }
  let sum = ZERO_RATIONAL
  for (const [denominator, numerator] of byDenominator) {
    sum = addRational(sum, { numerator, denominator })
  }
  return sum
}

/** `a − b`. */
export function subtractRational(a: Rational, { numerator, denominator }: Rational): Rational {
  return addRational(a, { numerator: -numerator, denominator })
}

/** Negative when `a < b`, 0 when equal, positive when `a > b`. */
export function compareRational(a: Rational, b: Rational): bigint {
  if (a.denominator === b.denominator) return a.numerator - b.numerator
  return a.numerator * b.denominator - b.numerator * a.denominator
}

/** `value × 10^decimals`, rounded half-even to a whole number. */
export function roundRational({ numerator, denominator }: Rational, decimals: number): bigint {
  return roundHalfEven(numerator * 10n ** BigInt(decimals), denominator)
}
