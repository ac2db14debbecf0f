// A small line of closes without axes; the change in words stands beside it.

import { memo, useId } from 'react'
import type { Direction } from './direction-mark.tsx'
import { joinClasses } from './join-classes.ts'

export type SparklineProps = {
  /** Closes, oldest first; fewer than two draw nothing but keep the room. */
  points: ReadonlyArray<number>
  direction: Direction | 'primary'
  width?: number | undefined
  height?: number | undefined
  /** `area` fills below the line and stretches to the container's width. */
  look?: 'line' | 'area' | undefined
  className?: string | undefined
}

export const Sparkline = memo(function Sparkline(props: SparklineProps) {
  const { points, direction, width = 64, height = 28, look = 'line', className } = props
  const gradient = useId()
  const line = sparklinePath(points, width, height)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={look === 'area' ? undefined : width}
      height={height}
      preserveAspectRatio="none"
      className={joinClasses(
        'min-w-8 overflow-visible',
        look === 'area' ? 'w-full' : 'max-[22.4rem]:hidden',
        COLOURS[direction],
        className,
      )}
    >
      {look === 'area' && line !== '' && (
        <>
          <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="currentColor" stopOpacity="0.22" />
            <stop offset="1" stopColor="currentColor" stopOpacity="0" />
          </linearGradient>
          <path d={`${line}V${height}H0Z`} fill={`url(#${gradient})`} />
        </>
      )}
      <path
        d={line}
        fill="none"
        stroke="currentColor"
        strokeWidth={look === 'area' ? 2 : 1.5}
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
})

/** The path of closes over the whole width, with 2 px of air above and below. */
export function sparklinePath(
  points: ReadonlyArray<number>,
  width: number,
  height: number,
): string {
  if (points.length < 2) return ''
  const low = Math.min(...points)
  const range = Math.max(...points) - low
  const stepX = width / (points.length - 1)
  return points
    .map((point, at) => {
      const share = range === 0 ? 0.5 : (point - low) / range
      const y = height - 2 - share * (height - 4)
      return `${at === 0 ? 'M' : 'L'}${(at * stepX).toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')
}

const COLOURS = {
  up: 'text-up',
  down: 'text-down',
  flat: 'text-text3',
  primary: 'text-primary',
} as const
