// A ring of which a share is drawn; what it means is said by what stands around it.

import { joinClasses } from './join-classes.ts'

export type RingTone = 'primary' | 'up' | 'down' | 'muted'

export type RingArcProps = {
  /** 0 to 1 */
  share: number
  tone: RingTone
  className?: string | undefined
}

export function RingArc({ share, tone, className }: RingArcProps) {
  const drawn = Math.min(1, Math.max(0, share))
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      className={joinClasses('absolute inset-0 -rotate-90', className)}
    >
      <circle cx="24" cy="24" r={RADIUS} fill="none" strokeWidth="4" className="stroke-surface-2" />
      <circle
        cx="24"
        cy="24"
        r={RADIUS}
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray={LENGTH}
        strokeDashoffset={LENGTH * (1 - drawn)}
        className={joinClasses(
          'transition-[stroke-dashoffset] duration-250 ease-linear',
          STROKES[tone],
        )}
      />
    </svg>
  )
}

const RADIUS = 20
const LENGTH = 2 * Math.PI * RADIUS

const STROKES: Record<RingTone, string> = {
  primary: 'stroke-primary',
  up: 'stroke-up',
  down: 'stroke-down',
  muted: 'stroke-control',
}
