// A labelled line of text with an optional prefix and suffix inside the box.

import type { ComponentProps, ReactNode } from 'react'
import { FIELD_BOX, FIELD_INPUT, Field, type FieldFrame } from './field.tsx'
import { joinClasses } from './join-classes.ts'

export type TextFieldProps = FieldFrame &
  Omit<ComponentProps<'input'>, 'prefix' | 'className'> & {
    prefix?: ReactNode
    /** Text or a button at the end of the box. */
    suffix?: ReactNode
  }

export function TextField(props: TextFieldProps) {
  const { label, labelEnd, hint, error, className, prefix, suffix, ...input } = props
  return (
    <Field label={label} labelEnd={labelEnd} hint={hint} error={error} className={className}>
      {(control) => (
        <div className={FIELD_BOX}>
          {prefix !== undefined && (
            <span className="shrink-0 ps-3.5 text-body text-text3">{prefix}</span>
          )}
          <input
            {...input}
            {...control}
            className={joinClasses(FIELD_INPUT, prefix !== undefined && 'ps-2')}
          />
          {suffix !== undefined && (
            <span className="flex shrink-0 items-center gap-1 pe-1.5 text-dense text-text3">
              {suffix}
            </span>
          )}
        </div>
      )}
    </Field>
  )
}
