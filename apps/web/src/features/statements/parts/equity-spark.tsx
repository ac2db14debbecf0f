// The steps of the last days in small, filled below; the figures beside it say the amounts.

import type { Direction } from '@fairtick/ui/direction-mark'
import { useId } from 'react'
import { linePieces } from '../line-pieces.ts'
import type { EquityPoints } from '../use-equity-history.ts'
import { exactPoints } from './equity-line.tsx'

type EquitySparkProps = { points: EquityPoints; gapMs: number; direction: Direction }

const BOX = { width: 144, height: 48 }
const COLOURS = { up: 'text-up', down: 'text-down', flat: 'text-text3' }

export function EquitySpark({ points, gapMs, direction }: EquitySparkProps) {
  const gradient = useId()
  const { solid, dashed } = linePieces(exactPoints(points), { ...BOX, gapMs })
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      preserveAspectRatio="none"
      className={`h-12 w-full overflow-visible ${COLOURS[direction]}`}
    >
      <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="currentColor" stopOpacity="0.22" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0" />
      </linearGradient>
      {solid.map((path) => (
        <path key={`area ${path}`} d={areaBelow(path)} fill={`url(#${gradient})`} />
      ))}
      {solid.map((path) => (
        <path key={path} d={path} {...STROKE} />
      ))}
      {dashed.map((path) => (
        <path key={path} d={path} {...STROKE} strokeDasharray="2 4" />
      ))}
    </svg>
  )
}

/** From where the steps begin. */
function areaBelow(path: string): string {
  const begin = /^M(\S+)/.exec(path)?.[1] ?? '0'
  return `${path}V${BOX.height}H${begin}Z`
}

const STROKE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const
