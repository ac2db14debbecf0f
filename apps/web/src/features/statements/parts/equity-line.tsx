// The steps through the readings; the words and the table beside it tell the same.

import type { Direction } from '@fairtick/ui/direction-mark'
import { linePieces } from '../line-pieces.ts'
import type { EquityPoints } from '../use-equity-history.ts'

type EquityLineProps = {
  points: EquityPoints
  /** Readings further apart have a gap between them. */
  gapMs: number
  direction: Direction
}

const BOX = { width: 320, height: 72 }
const COLOURS = { up: 'text-up', down: 'text-down', flat: 'text-text3' }

/** Pixels only, so floats are good enough here. */
export function EquityLine({ points, gapMs, direction }: EquityLineProps) {
  const numbers = points.map(([time, equity]) => [time, Number(equity)] as const)
  const { solid, dashed } = linePieces(numbers, { ...BOX, gapMs })
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      className={`h-auto w-full overflow-visible ${COLOURS[direction]}`}
    >
      {solid.map((path) => (
        <path key={path} d={path} {...STROKE} />
      ))}
      {dashed.map((path) => (
        <path key={path} d={path} {...STROKE} strokeDasharray="1 5" />
      ))}
    </svg>
  )
}

const STROKE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const
