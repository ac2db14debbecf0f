// Two to four exclusive modes of one screen, as a switch with a raised choice.

import { type ReactNode, useId } from 'react'
import { joinClasses } from './join-classes.ts'

export type SegmentedOption<Value extends string> = {
  value: Value
  label: ReactNode
  disabled?: boolean | undefined
}

export type SegmentedProps<Value extends string> = {
  label: string
  options: ReadonlyArray<SegmentedOption<Value>>
  value: Value
  onChange: (value: Value) => void
  className?: string | undefined
}

export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, className } = props
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={joinClasses('grid auto-cols-fr grid-flow-col rounded-md bg-surface-2', className)}
    >
      {options.map((option) => (
        <label key={option.value} className="target relative flex p-[3px]">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className="peer absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          <span className={SEGMENT}>{option.label}</span>
        </label>
      ))}
    </div>
  )
}

const SEGMENT = joinClasses(
  'pointer-events-none grid w-full place-items-center rounded-[10px] px-2 text-center text-dense',
  'font-semibold text-text2 transition duration-120 peer-checked:bg-surface peer-checked:text-text',
  'peer-checked:shadow-[0_1px_3px_rgb(0_0_0/0.14)] peer-disabled:opacity-60',
  'peer-focus-visible:outline-2 peer-focus-visible:-outline-offset-2 peer-focus-visible:outline-primary',
)
