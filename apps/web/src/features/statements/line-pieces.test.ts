// Examples of steps through readings.

import { describe, expect, it } from 'vitest'
import { linePieces } from './line-pieces.ts'

const BOX = { width: 100, height: 26, gapMs: 10 }

describe('a line through readings', () => {
  it('keeps each value until the next reading, over the whole box', () => {
    const { solid, dashed } = linePieces([...points(0, 5, 10), [15, 1n]], BOX)
    expect(solid).toEqual(['M0 23H33.3V13H66.7V3H100V18'])
    expect(dashed).toEqual([])
  })

  it('is dashed where no reading was taken, and goes through a lone one', () => {
    const { solid, dashed } = linePieces([...points(0, 10), [40, 0n], ...points(90, 100)], BOX)
    expect(solid).toEqual(['M0 23H10V3', 'M90 23H100V3'])
    expect(dashed).toEqual(['M10 3H40V23H90V23'])
  })

  it('of readings that are all far apart is one dashed line, no loose dots', () => {
    const { solid, dashed } = linePieces(points(0, 50, 100), BOX)
    expect(solid).toEqual([])
    expect(dashed).toEqual(['M0 23H50V13H100V3'])
  })

  it('of equal values lies in the middle', () => {
    const { solid } = linePieces(
      [
        [0, 7n],
        [10, 7n],
      ],
      BOX,
    )
    expect(solid).toEqual(['M0 13H100V13'])
  })

  // This far from each other no float tells them apart.
  it('tells values apart that differ in the last of many digits', () => {
    const high = 999_999_999_999_999_999n
    const { solid } = linePieces(
      [
        [0, high - 1n],
        [10, high],
      ],
      BOX,
    )
    expect(solid).toEqual(['M0 23H100V3'])
  })
})

/** Readings whose value rises by 2 each. */
function points(...times: number[]): [number, bigint][] {
  return times.map((time, at) => [time, BigInt(at * 2)])
}
