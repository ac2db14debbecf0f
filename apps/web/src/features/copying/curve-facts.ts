// What a curve says in words: its lowest, highest and last place, as an index that begins at 100.

import type { Direction } from '@fairtick/ui/direction-mark'
import type { Leader } from './leader-reads.ts'

export type CurveFacts = {
  readonly low: string
  readonly high: string
  readonly last: string
  readonly direction: Direction
  readonly fromMs: number
  readonly toMs: number
  /** Readings further apart have a gap between them. */
  readonly gapMs: number
}

/** Points lie as evenly as the curve was thinned; twice as far is a gap. */
const GAP_STEPS = 2.5

/** Undefined of what is no curve. For reading, so floats are good enough here. */
export function curveFacts(curve: Leader['curve']): CurveFacts | undefined {
  const [first, last] = [curve[0], curve.at(-1)]
  if (first === undefined || last === undefined || curve.length < 2) return undefined
  const places = curve.map(([, index]) => Number(index) * 100)
  const text = (place: number) => place.toFixed(1)
  const [begin, end] = [Number(first[1]), Number(last[1])]
  return {
    low: text(Math.min(...places)),
    high: text(Math.max(...places)),
    last: text(end * 100),
    direction: end === begin ? 'flat' : end > begin ? 'up' : 'down',
    fromMs: first[0],
    toMs: last[0],
    gapMs: (GAP_STEPS * (last[0] - first[0])) / (curve.length - 1),
  }
}
