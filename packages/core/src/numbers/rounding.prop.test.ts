// Half-even rounding against its definition (TR-1.1).

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundHalfEven } from './rounding.ts'

const bottoms = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }).filter((n) => n !== 0n)
const tops = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n })
const size = (n: bigint) => (n < 0n ? -n : n)

describe('roundHalfEven (TR-1.1)', () => {
  it('is never further than a half from the exact quotient', () => {
    fc.assert(
      fc.property(tops, bottoms, (top, bottom) => {
        const error = size(top - roundHalfEven(top, bottom) * bottom)
        expect(error * 2n <= size(bottom)).toBe(true)
      }),
    )
  })

  it('takes the even neighbour of a half, on both sides of zero', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }), (n) => {
        expect(roundHalfEven(2n * n + 1n, 2n) % 2n).toBe(0n)
      }),
    )
    expect([5n, 15n, 25n, -5n, -15n].map((n) => roundHalfEven(n, 10n))).toEqual([
      0n,
      2n,
      2n,
      0n,
      -2n,
    ])
  })

  it('faults on a zero denominator', () => {
    expect(() => roundHalfEven(1n, 0n)).toThrow(/division by zero/)
  })
})
