// Bars of months on one scale.

import { expect, test } from 'vitest'
import { barsOf } from './month-bars.ts'

test('gains stand right of zero, losses left of it, the newest first', () => {
  const bars = barsOf([
    { time: 1, growth: '0.03' },
    { time: 2, growth: '-0.01' },
    { time: 3, growth: '0' },
  ])
  expect(bars).toEqual([
    { time: 3, growth: '0', fromPercent: 25, widthPercent: 0 },
    { time: 2, growth: '-0.01', fromPercent: 0, widthPercent: 25 },
    { time: 1, growth: '0.03', fromPercent: 25, widthPercent: 75 },
  ])
})

test('where nothing moved no bar has a width', () => {
  expect(barsOf([{ time: 1, growth: '0' }])).toMatchObject([{ fromPercent: 0, widthPercent: 0 }])
  expect(barsOf([])).toEqual([])
})
