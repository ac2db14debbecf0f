// A choice from a longer list with the phone's own picker.

import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { FIELD_BOX, FIELD_INPUT, Field, type FieldFrame } from './field.tsx'
import { joinClasses } from './join-classes.ts'

export type SelectFieldProps = FieldFrame &
  Omit<ComponentProps<'select'>, 'className' | 'onChange' | 'children'> & {
    options: ReadonlyArray<{ value: string; label: string; disabled?: boolean | undefined }>
    value: string
    onChange: (value: string) => void
  }

export function SelectField(props: SelectFieldProps) {
  const { label, labelEnd, hint, error, className, options, onChange, ...select } = props
  return (
    <Field label={label} labelEnd={labelEnd} hint={hint} error={error} className={className}>
      {(control) => (
        <div className={joinClasses(FIELD_BOX, 'relative')}>
          <select
            {...select}
            {...control}
            onChange={(event) => onChange(event.target.value)}
            className={joinClasses(FIELD_INPUT, 'appearance-none rounded-md pe-10')}
          >
            {options.map((option) => (
              <option
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className="bg-surface text-text"
              >
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute end-3.5 size-5 text-text3"
          />
        </div>
      )}
    </Field>
  )
}
