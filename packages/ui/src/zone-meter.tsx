// A gauge in three zones with a pointer; the value in words goes with it.

import { joinClasses } from './join-classes.ts'

export type ZoneMeterProps = {
  label: string
  /** Where the pointer stands, 0 to 1. */
  position: number
  /** The value in words, such as "812 %, safe". */
  valueText: string
  /** Shares of the width from the left, adding up to 1. */
  zones: ReadonlyArray<{ share: number; tone: 'danger' | 'warn' | 'success' }>
  className?: string | undefined
}

export function ZoneMeter({ label, position, valueText, zones, className }: ZoneMeterProps) {
  const percent = Math.min(1, Math.max(0, position)) * 100
  return (
    <div className={joinClasses('relative h-4 min-w-0', className)}>
      <meter
        aria-label={label}
        aria-valuetext={valueText}
        min={0}
        max={100}
        value={Math.round(percent)}
        className="sr-only"
      />
      <div className="absolute inset-x-0 top-1/2 flex h-1.5 -translate-y-1/2 overflow-hidden rounded-full">
        {zones.map((zone) => (
          <span
            key={zone.tone}
            className={GROUNDS[zone.tone]}
            style={{ width: `${zone.share * 100}%` }}
          />
        ))}
      </div>
      <span
        className="absolute top-1/2 h-4 w-1.5 -translate-x-1/2 -translate-y-1/2 rounded-full bg-text ring-2 ring-surface transition-[left] duration-200"
        style={{ left: `${percent}%` }}
      />
    </div>
  )
}

const GROUNDS = {
  danger: 'bg-danger',
  warn: 'bg-warn-fill',
  success: 'bg-success',
} as const
