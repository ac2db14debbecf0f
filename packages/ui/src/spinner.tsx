// A turning ring that says "working"; the words for it stand in the control around it.

import { joinClasses } from './join-classes.ts'

export type SpinnerProps = {
  /** Spoken text; without it the spinner is decoration of something that already says so. */
  label?: string | undefined
  size?: 'small' | 'large' | undefined
  className?: string | undefined
}

export function Spinner({ label, size = 'small', className }: SpinnerProps) {
  const ring = joinClasses(
    'inline-block animate-[ui-spin_800ms_linear_infinite] rounded-full border-2 border-current',
    'border-r-transparent',
    size === 'small' ? 'size-4.5' : 'size-8 border-3',
    className,
  )
  if (label === undefined) return <span aria-hidden="true" className={ring} />
  return (
    <span role="status" className="inline-flex">
      <span aria-hidden="true" className={ring} />
      <span className="sr-only">{label}</span>
    </span>
  )
}
