// A bar of zones with a mark at one place; the figure and the word beside it say the same.

import { joinClasses } from './join-classes.ts'

export type ZoneBarProps = {
  zones: ReadonlyArray<{
    tone: 'danger' | 'warn' | 'success'
    /** Of the whole bar, all zones together 1. */
    share: number
  }>
  /** Where the mark stands, from 0 at the start to 1 at the end; undefined: nowhere. */
  place: number | undefined
  className?: string | undefined
}

/** For the eyes only: put figure and word beside it. */
export function ZoneBar({ zones, place, className }: ZoneBarProps) {
  return (
    <div aria-hidden="true" className={joinClasses('relative flex h-4 items-center', className)}>
      <div className="flex h-1.5 w-full overflow-hidden rounded-full">
        {zones.map(({ tone, share }) => (
          <span key={tone} className={FILLS[tone]} style={{ width: `${share * 100}%` }} />
        ))}
      </div>
      {place !== undefined && (
        <span
          className="absolute h-4 w-1.5 -translate-x-1/2 rounded-full bg-text ring-2 ring-surface"
          style={{ left: `${Math.min(1, Math.max(0, place)) * 100}%` }}
        />
      )}
    </div>
  )
}

const FILLS = {
  danger: 'bg-danger',
  warn: 'bg-warn-fill',
  success: 'bg-success',
} as const
