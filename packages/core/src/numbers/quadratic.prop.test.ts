// Roots of quadratics: exact where they are halves, and on the right side of every half.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { floorSqrt, solveQuadratic } from './quadratic.ts'

const coefficient = fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n })
const small = fc.bigInt({ min: -1_000n, max: 1_000n })

test('the root of a square is the largest whole number that does not pass it', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 80n }), (value) => {
      const root = floorSqrt(value)
      expect(root * root <= value && value < (root + 1n) ** 2n).toBe(true)
    }),
  )
})

test('whole and halved roots come out as they are', () => {
  const factor = fc.bigInt({ min: 1n, max: 50n })
  fc.assert(
    fc.property(factor, fc.boolean(), small, small, (scale, isNegative, first, second) => {
      // scale × (2x − first) × (2x − second)
      const k = isNegative ? -scale : scale
      const [a, b, c] = [4n * k, -2n * k * (first + second), k * first * second]
      const found = solveQuadratic(a, b, c).map(({ numerator }) => numerator / 2n)
      expect(new Set(found)).toEqual(new Set([first, second]))
    }),
  )
})

test('other roots lie between the halves that their quarter lies between', () => {
  fc.assert(
    fc.property(coefficient, coefficient, coefficient, (a, b, c) => {
      const roots = solveQuadratic(a, b, c)
      for (const { numerator } of roots) {
        const at = (halves: bigint) => a * halves ** 2n + 2n * b * halves + 4n * c
        if (numerator % 2n === 0n) {
          expect(at(numerator / 2n)).toBe(0n)
          continue
        }
        const ends = [(numerator - 1n) / 2n, (numerator + 1n) / 2n]
        const rootEnd = ends.find((end) => at(end) === 0n)
        // The other root may lie at an end of the gap, or in it: then the sign does not change.
        if (rootEnd !== undefined) {
          expect(countIn(roots, 2n * rootEnd)).toBe(1)
          // Both roots together are −b / a.
          const isPast = ends.map((end) => 2n * b + a * (rootEnd + end) > 0n)
          expect(new Set(isPast).size).toBe(2)
        } else if (ends.every((end) => at(end) > 0n) || ends.every((end) => at(end) < 0n)) {
          expect(countIn(roots, numerator)).toBe(2)
        }
      }
    }),
    // One root at the end of the gap that holds the other: 0 and a third.
    { examples: [[3n, -1n, 0n]] },
  )
})

function countIn(roots: readonly { readonly numerator: bigint }[], numerator: bigint): number {
  return roots.filter((root) => root.numerator === numerator).length
}

test('a line has its one root, and a constant none', () => {
  expect(solveQuadratic(0n, 3n, -7n)).toEqual([{ numerator: 9n, denominator: 4n }])
  expect(solveQuadratic(0n, -2n, 7n)).toEqual([{ numerator: 14n, denominator: 4n }])
  expect(solveQuadratic(0n, 0n, 7n)).toEqual([])
  expect(solveQuadratic(1n, 0n, 1n)).toEqual([])
})
