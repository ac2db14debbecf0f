// Doubles near exact numbers: only ever a filter in front of an exact check (TR-1.1).

import type { Rational } from './rational.ts'

/** The nearest double. Keeps the order: of two numbers the larger never becomes the smaller. */
export function approximate(value: bigint): number {
  return Number(value)
}

/** A double wrong by less than 10^-15 of the fraction. */
export function approximateRatio({ numerator, denominator }: Rational): number {
  return Number(numerator) / Number(denominator)
}
