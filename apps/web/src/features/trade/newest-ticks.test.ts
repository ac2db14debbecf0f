// Holds the lists of ticks, of book levels, and the chart's choice of panes.

import { expect, test } from 'vitest'
import { toggled } from './chart-settings.ts'
import { depthLevels, LEVELS_SHOWN } from './depth-levels.ts'
import { newestTicks } from './newest-ticks.ts'

test('ticks read and heard are one list, each once, newest first, no more than shown', () => {
  const read = [1, 2, 3].map((seq) => [seq, seq * 10, '1'] as const)
  const heard = [3, 4, 5].map((seq) => [seq, seq * 10, '1'] as const)
  expect(newestTicks(read, heard, 4).map(([seq]) => seq)).toEqual([5, 4, 3, 2])
})

test('a level’s bar is what lies up to it, against the deeper side', () => {
  const { bids, asks } = depthLevels(
    [
      ['99', '1'],
      ['98', '3'],
    ],
    [['101', '2']],
  )
  expect(bids.map(({ share }) => share)).toEqual([0.25, 1])
  expect(asks.map(({ share }) => share)).toEqual([0.5])
})

test('a deep book shows its first levels, an empty one none', () => {
  const deep = Array.from({ length: 30 }, (_, at) => [String(at), '1'] as const)
  expect(depthLevels(deep, []).bids).toHaveLength(LEVELS_SHOWN)
  expect(depthLevels([], [])).toEqual({ bids: [], asks: [] })
})

test('a third pane takes the place of the oldest', () => {
  expect(toggled(['VOL', 'MACD'], 'RSI', 2)).toEqual(['MACD', 'RSI'])
  expect(toggled(['VOL', 'MACD'], 'VOL', 2)).toEqual(['MACD'])
})
