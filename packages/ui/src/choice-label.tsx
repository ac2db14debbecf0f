// One choice of a group: a radio button with native keys and names, drawn by what stands in it.

import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export type Choice<Value extends string> = {
  value: Value
  label: ReactNode
  disabled?: boolean | undefined
}

export type ChoiceGroupProps<Value extends string, Chosen = Value> = {
  label: string
  options: ReadonlyArray<Choice<Value>>
  value: Chosen
  onChange: (value: Value) => void
  className?: string | undefined
}

export type ChoiceLabelProps<Value extends string> = {
  /** Shared by the choices of one group. */
  name: string
  choice: Pick<Choice<Value>, 'value' | 'disabled'>
  chosen: Value | null
  onChange: (value: Value) => void
  inputClassName: string
  /** Language of the label, when it differs from the page's. */
  lang?: string | undefined
  className: string
  children: ReactNode
}

export function ChoiceLabel<Value extends string>(props: ChoiceLabelProps<Value>) {
  const { name, choice, chosen, onChange, inputClassName, lang, className, children } = props
  return (
    <label lang={lang} className={joinClasses('relative flex', className)}>
      <input
        type="radio"
        name={name}
        value={choice.value}
        checked={choice.value === chosen}
        disabled={choice.disabled}
        onChange={() => onChange(choice.value)}
        className={joinClasses('peer absolute inset-0 appearance-none', inputClassName)}
      />
      {children}
    </label>
  )
}
