// Where a new drawing begins: across the candles in sight, to be moved from there.

import type { DrawingPoint, DrawingTool } from './drawing.ts'

type SeenBar = {
  readonly timestamp: number
  readonly high: number
  readonly low: number
}

/** undefined while there are no candles. */
export function firstPoints(
  tool: DrawingTool,
  bars: readonly SeenBar[],
): readonly DrawingPoint[] | undefined {
  const at = (share: number) => bars[Math.round((bars.length - 1) * share)]
  const [first, second] = [at(0.25), at(0.75)]
  if (first === undefined || second === undefined) return undefined
  switch (tool) {
    case 'trend':
      return [
        { timeMs: first.timestamp, price: first.low },
        { timeMs: second.timestamp, price: second.low },
      ]
    case 'horizontal':
      return [{ timeMs: second.timestamp, price: middleOf(bars) }]
    case 'fibonacci':
      return wholeMove(bars)
    case 'rectangle': {
      const between = bars.slice(bars.indexOf(first), bars.indexOf(second) + 1)
      const highest = Math.max(...between.map(({ high }) => high))
      const lowest = Math.min(...between.map(({ low }) => low))
      return [
        { timeMs: first.timestamp, price: highest },
        { timeMs: second.timestamp, price: lowest },
      ]
    }
    default:
      return tool satisfies never
  }
}

/** Away from the newest price, which has a line of its own. */
function middleOf(bars: readonly SeenBar[]): number {
  const [from, to] = wholeMove(bars)
  return ((from?.price ?? 0) + (to?.price ?? 0)) / 2
}

/** From the earlier to the later one of the lowest and the highest price. */
function wholeMove(bars: readonly SeenBar[]): readonly DrawingPoint[] {
  const lowest = bars.reduce((one, other) => (other.low < one.low ? other : one))
  const highest = bars.reduce((one, other) => (other.high > one.high ? other : one))
  const low = { timeMs: lowest.timestamp, price: lowest.low }
  const high = { timeMs: highest.timestamp, price: highest.high }
  return low.timeMs <= high.timeMs ? [low, high] : [high, low]
}
