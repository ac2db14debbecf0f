// A count on an icon, and a small word in a tinted pill.

import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export type Tone = 'neutral' | 'primary' | 'success' | 'warn' | 'danger' | 'up' | 'down'

export type BadgeProps = {
  tone?: Tone | undefined
  /** `plain` has no ground, for where little room is. */
  look?: 'pill' | 'plain' | undefined
  icon?: ReactNode
  children: ReactNode
}

/** A word in a tinted pill: side, leverage, source of prices, risk. */
export function Badge({ tone = 'neutral', look = 'pill', icon, children }: BadgeProps) {
  return (
    <span
      className={joinClasses(
        'inline-flex items-center gap-1 text-caption font-semibold',
        look === 'pill'
          ? 'min-h-6 rounded-full px-2.5'
          : 'bg-transparent! text-legal whitespace-nowrap',
        TINTS[tone],
      )}
    >
      {icon !== undefined && (
        <span aria-hidden="true" className="grid shrink-0 place-items-center [&_svg]:size-3.5">
          {icon}
        </span>
      )}
      {children}
    </span>
  )
}

export type CountBadgeProps = { text: string; tone?: 'danger' | 'primary' | undefined }

/** A number in a filled pill, as on a tab bar's icon. */
export function CountBadge({ text, tone = 'primary' }: CountBadgeProps) {
  return (
    <span
      className={joinClasses(
        'tabular inline-grid h-4.5 min-w-4.5 place-items-center rounded-full px-1 text-[0.6875rem]/none',
        'font-bold ring-2 ring-surface',
        tone === 'danger' ? 'bg-danger text-on-danger' : 'bg-primary text-on-primary',
      )}
    >
      {text}
    </span>
  )
}

const TINTS: Record<Tone, string> = {
  neutral: 'bg-surface-2 text-text2',
  primary: 'bg-primary-tint text-primary',
  success: 'bg-success-tint text-success',
  warn: 'bg-warn-tint text-warn',
  danger: 'bg-danger-tint text-danger',
  up: 'bg-up-tint text-up',
  down: 'bg-down-tint text-down',
}
