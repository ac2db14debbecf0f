// The triangle that goes with every up or down figure, so that colour is never the only sign.

import { joinClasses } from './join-classes.ts'

export type Direction = 'up' | 'down' | 'flat'

export type DirectionMarkProps = { direction: Direction; className?: string | undefined }

export function DirectionMark({ direction, className }: DirectionMarkProps) {
  if (direction === 'flat') return null
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 12 10"
      className={joinClasses('inline-block h-[0.66em] w-[0.8em] shrink-0 fill-current', className)}
    >
      <path d={direction === 'up' ? 'M6 0 12 10H0Z' : 'M6 10 0 0h12Z'} />
    </svg>
  )
}

/** The direction of a figure that is shown as this text: what is shown as zero has none. */
export function directionShown(direction: Direction, text: string | null | undefined): Direction {
  return text != null && /[1-9]/.test(text) ? direction : 'flat'
}

/** The text colour of a direction. */
export const DIRECTION_TEXT: Record<Direction, string> = {
  up: 'text-up',
  down: 'text-down',
  flat: 'text-text',
}
