// A tick box whose whole line is the target.

import { Check, CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { joinClasses } from './join-classes.ts'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode
  error?: ReactNode
  className?: string | undefined
}

export function Checkbox({ label, error, className, ...input }: CheckboxProps) {
  const id = useId()
  const hasError = error !== undefined && error !== null && error !== ''
  return (
    <div className={className}>
      <label className="flex min-h-11 items-center gap-3 text-dense text-text">
        <span className="relative grid size-6 shrink-0 place-items-center">
          <input
            {...input}
            type="checkbox"
            aria-invalid={hasError || undefined}
            aria-describedby={hasError ? `${id}-error` : undefined}
            className={joinClasses(
              'peer absolute inset-0 appearance-none rounded-[7px] border-[1.5px] border-control bg-surface',
              'transition-colors duration-120 checked:border-primary checked:bg-primary',
              'disabled:opacity-60 aria-[invalid]:border-danger',
            )}
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none invisible relative size-4 text-on-primary peer-checked:visible"
          />
        </span>
        <span className="min-w-0">{label}</span>
      </label>
      {hasError && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-caption text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
