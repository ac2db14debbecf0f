// Two to four exclusive modes of one screen, as a switch with a raised choice.

import { useId } from 'react'
import { type ChoiceGroupProps, ChoiceLabel } from './choice-label.tsx'
import { joinClasses } from './join-classes.ts'

export function Segmented<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { label, options, value, onChange, className } = props
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={joinClasses('grid auto-cols-fr grid-flow-col rounded-md bg-surface-2', className)}
    >
      {options.map((option) => (
        <ChoiceLabel
          key={option.value}
          name={name}
          choice={option}
          chosen={value}
          onChange={onChange}
          inputClassName="cursor-pointer outline-none"
          className="target p-[3px]"
        >
          <span className={SEGMENT}>{option.label}</span>
        </ChoiceLabel>
      ))}
    </div>
  )
}

const SEGMENT = joinClasses(
  'pointer-events-none grid w-full place-items-center rounded-[10px] px-1.5 text-center text-dense wrap-anywhere',
  'font-semibold text-text2 transition duration-120 peer-checked:bg-surface peer-checked:text-text',
  'peer-checked:shadow-[0_1px_3px_rgb(0_0_0/0.14)] peer-disabled:opacity-60',
  'peer-focus-visible:outline-2 peer-focus-visible:-outline-offset-2 peer-focus-visible:outline-primary',
)
