// A pill that does something at once: fill in an amount, open a filter, toggle a layer.

import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export type ChipProps = ComponentProps<'button'> & {
  /** A toggle: states whether it is on. */
  pressed?: boolean | undefined
  tone?: 'neutral' | 'warn' | undefined
  icon?: ReactNode
  /** `tight` in a row of many short ones. */
  spacing?: 'roomy' | 'tight' | undefined
}

export function Chip({
  pressed,
  tone = 'neutral',
  icon,
  spacing = 'roomy',
  className,
  children,
  type = 'button',
  ...rest
}: ChipProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={pressed}
      className={joinClasses(
        'group target inline-flex shrink-0 items-center justify-center disabled:opacity-60',
        className,
      )}
    >
      <span
        className={joinClasses(
          'inline-flex min-h-8 w-full items-center justify-center gap-1 rounded-full border-[1.5px]',
          spacing === 'tight' ? 'px-1' : 'px-3.5',
          'text-dense font-semibold transition-colors duration-120 group-active:brightness-95',
          pressed
            ? 'border-primary bg-primary-tint text-primary'
            : tone === 'warn'
              ? 'border-transparent bg-warn-tint text-warn'
              : 'border-transparent bg-surface-2 text-text2',
        )}
      >
        {icon}
        {children}
      </span>
    </button>
  )
}
