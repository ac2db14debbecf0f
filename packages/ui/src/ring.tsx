// A countdown ring with its seconds as digits; with reduced motion only the digits stay.

import { joinClasses } from './join-classes.ts'

export type RingProps = {
  /** Share that is left, 1 to 0. */
  share: number
  /** What stands inside, such as "39". */
  digits: string
  /** Name of what runs out. */
  label: string
  tone?: 'primary' | 'up' | 'down' | 'muted' | undefined
  sizePx?: number | undefined
}

const RADIUS = 20
const LENGTH = 2 * Math.PI * RADIUS

export function Ring({ share, digits, label, tone = 'primary', sizePx = 48 }: RingProps) {
  const left = Math.min(1, Math.max(0, share))
  return (
    <div
      role="timer"
      aria-live="off"
      aria-label={`${label} ${digits}`}
      className="relative grid shrink-0 place-items-center"
      style={{ width: sizePx, height: sizePx }}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 48 48"
        className="absolute inset-0 -rotate-90 motion-reduce:hidden"
      >
        <circle
          cx="24"
          cy="24"
          r={RADIUS}
          fill="none"
          strokeWidth="4"
          className="stroke-surface-2"
        />
        <circle
          cx="24"
          cy="24"
          r={RADIUS}
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - left)}
          className={joinClasses(
            'transition-[stroke-dashoffset] duration-250 ease-linear',
            STROKES[tone],
          )}
        />
      </svg>
      <span aria-hidden="true" className="tabular font-number relative text-dense font-semibold">
        {digits}
      </span>
    </div>
  )
}

const STROKES = {
  primary: 'stroke-primary',
  up: 'stroke-up',
  down: 'stroke-down',
  muted: 'stroke-control',
} as const
