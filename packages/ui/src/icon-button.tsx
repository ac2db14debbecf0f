// A 44 px button that is only an icon, with its name for those who cannot see it.

import type { ComponentProps, ReactNode } from 'react'
import { CountBadge } from './badge.tsx'
import { joinClasses } from './join-classes.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string
  icon: ReactNode
  /** A toggle, such as a star: states whether it is on. */
  pressed?: boolean | undefined
  /** Something is waiting: a count at the corner. Name it in `label` too. */
  badge?: string | undefined
  /** `filled` has the grey ground of steppers and sheet buttons. */
  tone?: 'plain' | 'filled' | 'primary' | undefined
}

export function IconButton({
  label,
  icon,
  pressed,
  badge,
  tone = 'plain',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={pressed}
      className={joinClasses(
        'target relative inline-grid shrink-0 place-items-center rounded-md transition duration-120',
        'active:scale-95 disabled:text-text3 disabled:active:scale-100',
        TONES[tone],
        className,
      )}
    >
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="grid place-items-center">
        {icon}
      </span>
      {badge !== undefined && (
        <span aria-hidden="true" className="absolute end-0 top-0.5 flex">
          <CountBadge text={badge} tone="danger" />
        </span>
      )}
    </button>
  )
}

const TONES = {
  plain: 'text-text hover:bg-surface-2',
  filled: 'bg-surface-2 text-text2 hover:brightness-97',
  primary: 'rounded-full bg-primary text-on-primary',
} as const
