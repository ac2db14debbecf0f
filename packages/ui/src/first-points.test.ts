// A new drawing begins within the candles in sight.

import { expect, test } from 'vitest'
import { DRAWING_TOOLS, POINTS_OF_TOOL } from './drawing.ts'
import { firstPoints } from './first-points.ts'

const BARS = [5, 9, 3, 7, 6].map((close, at) => ({
  timestamp: at * 60_000,
  high: close + 1,
  low: close - 1,
}))

test.each(DRAWING_TOOLS)('%s has its points, within time and prices', (tool) => {
  const points = firstPoints(tool, BARS) ?? []
  expect(points).toHaveLength(POINTS_OF_TOOL[tool])
  for (const { timeMs, price } of points) {
    expect(BARS.map(({ timestamp }) => timestamp)).toContain(timeMs)
    expect(price).toBeGreaterThanOrEqual(2)
    expect(price).toBeLessThanOrEqual(10)
  }
})

test('levels of a move go from where it began to where it ended', () => {
  expect(firstPoints('fibonacci', BARS)).toEqual([
    { timeMs: 60_000, price: 10 },
    { timeMs: 120_000, price: 2 },
  ])
})

test('without candles nothing can be drawn', () => {
  for (const tool of DRAWING_TOOLS) expect(firstPoints(tool, [])).toBeUndefined()
})
