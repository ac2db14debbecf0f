// The steps through the readings; the words and the table beside it tell the same.

import { parseDecimal } from '@fairtick/core/numbers/decimal-text'
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

export function EquityLine({ points, gapMs, direction }: EquityLineProps) {
  const { solid, dashed } = linePieces(exactPoints(points), { ...BOX, gapMs })
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

/** More than any figure of an account or a leader has. */
const DECIMALS = 18

export function exactPoints(points: EquityPoints): [number, bigint][] {
  return points.map(([time, value]) => [time, parseDecimal(value, DECIMALS) ?? 0n])
}

const STROKE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const
