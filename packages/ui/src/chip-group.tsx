// One choice out of a few, as a row of pills: a radio group with native keys and names.

import { useId } from 'react'
import { type ChoiceGroupProps, ChoiceLabel } from './choice-label.tsx'
import { joinClasses } from './join-classes.ts'

export type ChipGroupProps<Value extends string> = ChoiceGroupProps<Value, Value | null> & {
  /**
   * `scroll` keeps one line and scrolls sideways, `wrap` breaks lines, `fill` shares the width,
   * `grid` shares it in as many equal columns as there is room for.
   */
  layout?: 'scroll' | 'wrap' | 'fill' | 'grid' | undefined
  /** `text` shows pills only for the chosen one, as in an interval bar. */
  look?: 'pill' | 'text' | undefined
}

export function ChipGroup<Value extends string>(props: ChipGroupProps<Value>) {
  const { label, options, value, onChange, layout = 'scroll', look = 'pill', className } = props
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={joinClasses(LAYOUTS[layout], className)}>
      {options.map((option) => (
        <ChoiceLabel
          key={option.value}
          name={name}
          choice={option}
          chosen={value}
          onChange={onChange}
          inputClassName="cursor-pointer outline-none"
          className={joinClasses(
            'target max-w-full shrink-0 items-center justify-center',
            layout === 'fill' && 'min-w-0 flex-1',
          )}
        >
          <span
            className={joinClasses(
              PILL,
              look === 'pill' && 'bg-surface-2',
              layout === 'grid' ? 'px-1' : look === 'pill' ? 'px-3.5' : 'px-2.5',
            )}
          >
            {option.label}
          </span>
        </ChoiceLabel>
      ))}
    </div>
  )
}

const LAYOUTS = {
  scroll: 'scrollbar-none flex gap-2 overflow-x-auto',
  wrap: 'flex flex-wrap gap-x-2',
  fill: 'flex gap-2',
  grid: 'grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-x-1.5',
} as const

const PILL = joinClasses(
  'pointer-events-none grid min-h-8 w-full place-items-center rounded-full border-[1.5px] border-transparent',
  'text-center text-dense font-semibold text-text2 transition-colors duration-120',
  'peer-checked:border-primary peer-checked:bg-primary-tint peer-checked:text-primary',
  'peer-disabled:text-text3 peer-disabled:opacity-60',
  'peer-focus-visible:outline-2 peer-focus-visible:-outline-offset-2 peer-focus-visible:outline-primary',
)
