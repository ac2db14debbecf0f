// One choice out of full-width rows, such as languages or themes.

import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { joinClasses } from './join-classes.ts'

export type RadioOption<Value extends string> = {
  value: Value
  label: ReactNode
  hint?: ReactNode
  /** Language of the label, when it differs from the page's. */
  lang?: string | undefined
  /** Stands before the tick, such as a preview. */
  trailing?: ReactNode
  disabled?: boolean | undefined
}

export type RadioListProps<Value extends string> = {
  label: string
  options: ReadonlyArray<RadioOption<Value>>
  value: Value | null
  onChange: (value: Value) => void
}

export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { label, options, value, onChange } = props
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className="divide-y divide-divider">
      {options.map((option) => (
        <label
          key={option.value}
          lang={option.lang}
          className="relative flex min-h-13 items-center gap-3 py-2"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className="peer absolute inset-0 appearance-none rounded-sm"
          />
          <span
            className={joinClasses(
              'pointer-events-none relative min-w-0 flex-1 text-body',
              'peer-checked:font-semibold peer-checked:text-primary peer-disabled:text-text3',
            )}
          >
            {option.label}
            {option.hint !== undefined && (
              <span className="block text-caption font-normal text-text3">{option.hint}</span>
            )}
          </span>
          {option.trailing !== undefined && (
            <span className="pointer-events-none relative shrink-0">{option.trailing}</span>
          )}
          <Check
            aria-hidden="true"
            strokeWidth={2.5}
            className="pointer-events-none invisible relative size-5 shrink-0 text-primary peer-checked:visible"
          />
        </label>
      ))}
    </div>
  )
}
