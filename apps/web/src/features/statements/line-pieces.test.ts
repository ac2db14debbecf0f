// Examples of a line through readings.

import { describe, expect, it } from 'vitest'
import { linePieces } from './line-pieces.ts'

const BOX = { width: 100, height: 26, gapMs: 10 }

describe('a line through readings', () => {
  it('follows time and value over the whole box', () => {
    const { paths, dots } = linePieces([...points(0, 5, 10), [15, 1]], BOX)
    expect(paths).toEqual(['M0 23L33.3 13L66.7 3L100 18'])
    expect(dots).toEqual([])
  })

  it('is broken where no reading was taken, and a lone one is a dot', () => {
    const { paths, dots } = linePieces([...points(0, 10), [40, 5], ...points(90, 100)], BOX)
    expect(paths).toHaveLength(2)
    expect(dots).toEqual([{ x: 40, y: expect.any(Number) }])
  })

  it('of equal values lies in the middle', () => {
    const { paths } = linePieces(
      [
        [0, 7],
        [10, 7],
      ],
      BOX,
    )
    expect(paths).toEqual(['M0 13L100 13'])
  })
})

/** Readings whose value rises by 2 each. */
function points(...times: number[]): [number, number][] {
  return times.map((time, at) => [time, at * 2])
}
