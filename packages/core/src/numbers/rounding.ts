// The one rounding of the product: half-even (TR-1.1), on exact integers.

import { invariant } from './invariant.ts'

/** The integer nearest to `numerator / denominator`; a half goes to the even neighbour. */
export function roundHalfEven(numerator: bigint, denominator: bigint): bigint {
  invariant(denominator !== 0n, 'division by zero')
  const top = denominator < 0n ? -numerator : numerator
  const bottom = denominator < 0n ? -denominator : denominator
  const magnitude = top < 0n ? -top : top
  const quotient = magnitude / bottom
  // Cheaper than `%`, which divides once more.
  const twice = (magnitude - quotient * bottom) * 2n
  const up = twice > bottom || (twice === bottom && quotient % 2n === 1n)
  const rounded = up ? quotient + 1n : quotient
  return top < 0n ? -rounded : rounded
}
