// One choice out of full-width rows, such as languages or themes.

import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { type Choice, type ChoiceGroupProps, ChoiceLabel } from './choice-label.tsx'
import { joinClasses } from './join-classes.ts'

export type RadioOption<Value extends string> = Choice<Value> & {
  hint?: ReactNode
  /** Language of the label, when it differs from the page's. */
  lang?: string | undefined
  /** Stands before the tick, such as a preview. */
  trailing?: ReactNode
}

export type RadioListProps<Value extends string> = Omit<
  ChoiceGroupProps<Value, Value | null>,
  'options' | 'className'
> & {
  options: ReadonlyArray<RadioOption<Value>>
}

export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { label, options, value, onChange } = props
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className="divide-y divide-divider">
      {options.map((option) => (
        <ChoiceLabel
          key={option.value}
          name={name}
          choice={option}
          chosen={value}
          onChange={onChange}
          inputClassName="rounded-sm"
          lang={option.lang}
          className="min-h-13 items-center gap-3 py-2"
        >
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
        </ChoiceLabel>
      ))}
    </div>
  )
}
