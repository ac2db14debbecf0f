// The frame of a form control: label above, hint and error below, joined to it by ids.

import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { joinClasses } from './join-classes.ts'

export type FieldFrame = {
  label: ReactNode
  /** Stands at the right of the label, such as what is available. */
  labelEnd?: ReactNode
  hint?: ReactNode
  /** Names the field and the fix; shown instead of the hint. */
  error?: ReactNode
  className?: string | undefined
}

/** What the control inside must carry. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export type FieldProps = FieldFrame & { children: (control: FieldControl) => ReactNode }

export function Field({ label, labelEnd, hint, error, className, children }: FieldProps) {
  const id = useId()
  const hasError = error !== undefined && error !== null && error !== ''
  const described = hasError ? `${id}-error` : hint ? `${id}-hint` : undefined
  return (
    <div className={joinClasses('flex min-w-0 flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3 text-dense text-text2">
        <label htmlFor={id} className="min-w-0">
          {label}
        </label>
        {labelEnd !== undefined && <span className="tabular text-right">{labelEnd}</span>}
      </div>
      {children({ id, 'aria-describedby': described, 'aria-invalid': hasError || undefined })}
      {hasError ? (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-caption text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          <span>{error}</span>
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="text-caption text-text3">
            {hint}
          </p>
        )
      )}
    </div>
  )
}

/** The box around an input: border, focus and error colours. */
export const FIELD_BOX = joinClasses(
  'flex min-h-12 min-w-0 items-center rounded-md border border-control bg-surface transition-colors duration-120',
  'focus-within:border-primary focus-within:shadow-[inset_0_0_0_1px_var(--primary)]',
  'has-[[aria-invalid]]:border-danger has-[[aria-invalid]]:focus-within:shadow-[inset_0_0_0_1px_var(--danger)]',
  'has-[:disabled]:border-divider has-[:disabled]:bg-surface-2',
)

/** The input itself: 16 px, so that no phone zooms in. */
export const FIELD_INPUT = joinClasses(
  'h-full min-h-11 w-full min-w-0 flex-1 bg-transparent px-3.5 text-body text-text outline-none',
  'disabled:text-text3',
)
