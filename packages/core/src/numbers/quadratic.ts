// Roots of quadratics with whole coefficients, near enough to be rounded like the exact ones.

import type { Rational } from './rational.ts'

/**
 * Real roots of `a x² + b x + c`, none when every x is one. An irrational root, or one that is no
 * half, comes as the quarter beside it: between the same two halves, so that it is rounded to a
 * whole number, or to a multiple of one, as the root itself would be.
 */
export function solveQuadratic(a: bigint, b: bigint, c: bigint): readonly Rational[] {
  if (a === 0n) return b === 0n ? [] : [betweenHalves(-2n * c, 0n, b)]
  const discriminant = b * b - 4n * a * c
  if (discriminant < 0n) return []
  // Doubled roots are (−b ± √discriminant) / a.
  return [betweenHalves(-b, discriminant, a), betweenHalves(b, discriminant, -a)]
}

/** `(p + √square) / q` halved, as a half or as the quarter between two. */
function betweenHalves(p: bigint, square: bigint, q: bigint): Rational {
  const root = floorSqrt(square)
  const isWhole = root * root === square
  // −√square lies below −root: whatever is divided by a negative number is turned around first.
  const top = q > 0n ? p + root : -p - (isWhole ? root : root + 1n)
  const bottom = q > 0n ? q : -q
  const floor = top / bottom - (top % bottom < 0n ? 1n : 0n)
  const isHalf = isWhole && top === floor * bottom
  return { numerator: isHalf ? 2n * floor : 2n * floor + 1n, denominator: 4n }
}

/** The largest whole number whose square is at most `value`. */
export function floorSqrt(value: bigint): bigint {
  if (value < 2n) return value
  let root = 1n << BigInt(Math.ceil(value.toString(16).length * 2))
  for (;;) {
    const next = (root + value / root) / 2n
    if (next >= root) return root
    root = next
  }
}
