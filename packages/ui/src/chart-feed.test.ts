// Bars reach the chart page by page and at most once a frame; late answers are dropped.

import type { KLineData } from 'klinecharts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ChartBar, createChartFeed, createFrameQueue, type FeedState } from './chart-feed.ts'

let frames: Array<() => void> = []

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1, () => {}))
})
afterEach(() => vi.unstubAllGlobals())

const bar = (openTimeMs: number, close: string): ChartBar => ({
  openTimeMs,
  open: '1',
  high: '2',
  low: '0.5',
  close,
})
const request = {
  symbol: { ticker: 'A', pricePrecision: 2, volumePrecision: 2 },
  period: { type: 'minute', span: 1 },
} as const

test('many updates within a frame become one a bar, in order of time', () => {
  const delivered: KLineData[] = []
  const queue = createFrameQueue((data) => delivered.push(data))
  queue.push(bar(2, '8'))
  queue.push(bar(1, '5'))
  queue.push(bar(1, '6'))
  expect(frames).toHaveLength(1)
  frames[0]?.()
  expect(delivered.map(({ timestamp, close }) => [timestamp, close])).toEqual([
    [1, 6],
    [2, 8],
  ])
})

test('nothing is delivered after cancel', () => {
  const deliver = vi.fn()
  const queue = createFrameQueue(deliver)
  queue.push(bar(1, '5'))
  queue.cancel()
  for (const run of frames) run()
  expect(deliver).not.toHaveBeenCalled()
})

test('requests before opening are not passed on', async () => {
  const loadBars = vi.fn(async () => [bar(1, '5')])
  const feed = createChartFeed({ loadBars, subscribeBar: () => () => {} }, () => {})
  await feed.loader.getBars({ ...request, type: 'init', timestamp: null, callback: () => {} })
  expect(loadBars).not.toHaveBeenCalled()
})

test('older pages are asked for by their time, until one is empty', async () => {
  const loadBars = vi.fn(async () => [] as ChartBar[])
  const feed = createChartFeed({ loadBars, subscribeBar: () => () => {} }, () => {})
  feed.open()
  const callback = vi.fn()
  await feed.loader.getBars({ ...request, type: 'forward', timestamp: 900, callback })
  expect(loadBars).toHaveBeenCalledWith(expect.objectContaining({ before: 900 }))
  expect(callback).toHaveBeenCalledWith([], { forward: false, backward: false })
})

test('a failed first page is reported, and Retry can load again', async () => {
  const states: FeedState[] = []
  const loadBars = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue([])
  const feed = createChartFeed({ loadBars, subscribeBar: () => () => {} }, (s) => states.push(s))
  feed.open()
  const init = { ...request, type: 'init', timestamp: null, callback: () => {} } as const
  await feed.loader.getBars(init)
  await feed.loader.getBars(init)
  expect(states).toEqual(['loading', 'failed', 'loading', 'ready'])
})

test('an answer that comes after closing is dropped, and the subscription ends', async () => {
  let answer: (bars: ChartBar[]) => void = () => {}
  const loadBars = () => new Promise<ChartBar[]>((resolve) => (answer = resolve))
  const unsubscribe = vi.fn()
  const feed = createChartFeed({ loadBars, subscribeBar: () => unsubscribe }, () => {})
  feed.open()
  feed.loader.subscribeBar?.({ ...request, callback: () => {} })
  const callback = vi.fn()
  const loading = feed.loader.getBars({ ...request, type: 'init', timestamp: null, callback })
  feed.close()
  answer([bar(1, '5')])
  await loading
  expect(callback).not.toHaveBeenCalled()
  expect(unsubscribe).toHaveBeenCalledTimes(1)
})
