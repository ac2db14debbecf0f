// Exact fractions, for the inside of one formula only: amounts are rounded when they are fixed.

import { powerOfTen } from './power-of-ten.ts'
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
  const [first] = fractions
  if (first === undefined) return ZERO_RATIONAL
  let numerator = 0n
  const others: Rational[] = []
  for (const fraction of fractions) {
    if (fraction.denominator === first.denominator) numerator += fraction.numerator
    else others.push(fraction)
  }
  const sum = { numerator, denominator: first.denominator }
  return others.length === 0 ? sum : addRational(sum, sumRationals(others))
}

/** `a − b`. */
export function subtractRational(a: Rational, { numerator, denominator }: Rational): Rational {
  return addRational(a, { numerator: -numerator, denominator })
}

/** `a / b`; of a negative b the denominator comes out negative. */
export function divideRational(a: Rational, b: Rational): Rational {
  return a.denominator === b.denominator
    ? { numerator: a.numerator, denominator: b.numerator }
    : { numerator: a.numerator * b.denominator, denominator: a.denominator * b.numerator }
}

/** Negative when `a < b`, 0 when equal, positive when `a > b`. */
export function compareRational(a: Rational, b: Rational): bigint {
  if (a.denominator === b.denominator) return a.numerator - b.numerator
  return a.numerator * b.denominator - b.numerator * a.denominator
}

/** `value × 10^decimals`, rounded half-even to a whole number. */
export function roundRational({ numerator, denominator }: Rational, decimals: number): bigint {
  return roundHalfEven(numerator * powerOfTen(decimals), denominator)
}
