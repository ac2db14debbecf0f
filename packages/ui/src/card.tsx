// A raised sheet of content with the page's radius and shadow.

import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'

export type CardProps = ComponentProps<'section'> & {
  /** `none` for cards that bring their own inner spacing, such as lists. */
  padding?: 'normal' | 'none' | undefined
}

export function Card({ padding = 'normal', className, ...rest }: CardProps) {
  return (
    <section
      {...rest}
      className={joinClasses(
        'min-w-0 rounded-lg bg-surface shadow-card',
        padding === 'normal' && 'p-4',
        className,
      )}
    />
  )
}
