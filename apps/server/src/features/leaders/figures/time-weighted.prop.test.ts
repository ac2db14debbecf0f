// TR-10.8: what is told of a leader's growth is never better than it was, whatever came and went.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compound, extendTrack, growthSince, ONE, TRACK_START } from './time-weighted.ts'

const money = (max: number) => fc.bigInt({ min: 0n, max: BigInt(max) })
const capital = fc.bigInt({ min: 1_000n, max: 10_000_000_000n })

it('TR-10.8 money that comes and goes is no growth', () => {
  fc.assert(
    fc.property(capital, money(1e12), money(1e9), (before, flowIn, flowOut) => {
      const equity = before + flowIn - flowOut
      expect(growthSince(before, { equity, flowIn, flowOut })).toBe(ONE)
    }),
  )
})

it('TR-10.8 without flows it is what the account grew by', () => {
  fc.assert(
    fc.property(capital, capital, (before, equity) => {
      const growth = growthSince(before, { equity, flowIn: 0n, flowOut: 0n })
      // To the last billionth of what was there.
      expect(abs(growth * before - equity * ONE)).toBeLessThan(before)
    }),
  )
})

it('TR-10.8 beside a transfer neither a gain nor a loss looks better than it was', () => {
  const part = fc.integer({ min: 0, max: 99 })
  fc.assert(
    fc.property(
      fc.record({ b: capital, isGain: fc.boolean(), isIn: fc.boolean() }),
      fc.record({ x: part, y: part, z: part }),
      ({ b, isGain, isIn }, { x, y, z }) => {
        // Earned before the transfer, transferred, earned behind it: parts of what is there then.
        const sign = isGain ? 1 : -1
        const before = Number(b)
        const first = (sign * before * x) / 100
        const flow = ((isIn ? 1 : -1) * (before + first) * z) / 100
        const second = (sign * (before + first + flow) * y) / 100
        const exact =
          ((before + first) / before) * ((before + first + flow + second) / (before + first + flow))
        const [flowIn, flowOut] = isIn ? [whole(flow), 0n] : [0n, whole(-flow)]
        const equity = whole(before + first + flow + second)
        const told = Number(growthSince(b, { equity, flowIn, flowOut })) / 1e9
        expect(told).toBeLessThanOrEqual(exact + tolerance(before, first, flow))
      },
    ),
  )
})

it('TR-10.8 an index that fell to nothing stays there, and says so', () => {
  const broken = extendTrack(extendTrack(TRACK_START, 2n * ONE), 0n)
  expect(broken).toEqual({ index: 0n, peak: 2n * ONE, drawdown: ONE })
  expect(extendTrack(broken, 5n * ONE)).toMatchObject({ index: 0n, drawdown: ONE })
  expect(compound([2n * ONE, 0n, 5n * ONE])).toBe(-ONE)
})

it('TR-10.8 the deepest fall is from the height before it, and stays', () => {
  const growths = [1_500_000_000n, 800_000_000n, 500_000_000n, 4n * ONE]
  const track = growths.reduce(extendTrack, TRACK_START)
  // 1.5 to 0.6: six tenths.
  expect(track).toMatchObject({ drawdown: 600_000_000n, index: 2_400_000_000n })
  expect(track.peak).toBe(2_400_000_000n)
})

/** Whole millionths: of so little capital one of them is a part. */
function tolerance(before: number, first: number, flow: number): number {
  return (
    4 / Math.max(1, Math.min(before, before + first, before + flow, before + first + flow)) + 1e-6
  )
}

function whole(value: number): bigint {
  return BigInt(Math.round(value))
}

function abs(value: bigint): bigint {
  return value < 0n ? -value : value
}
