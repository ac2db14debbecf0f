// What a slider is made of, loaded with the first one; screens use slider.tsx.

import { Slider } from '@base-ui/react/slider'
import { joinClasses } from './join-classes.ts'
import type { SliderProps } from './slider-props.ts'

export function SliderPanel(props: SliderProps) {
  const { label, value, max, onChange, valueText, track = 'plain', disabled = false } = props
  return (
    <Slider.Root
      value={value}
      max={max}
      largeStep={Math.max(1, Math.round(max / LARGE_STEPS))}
      onValueChange={onChange}
      disabled={disabled}
    >
      {/* Dragging is not pulling down the sheet that it may stand on. */}
      <Slider.Control
        data-base-ui-swipe-ignore=""
        className="flex h-11 cursor-pointer touch-none items-center px-5.5 select-none data-disabled:cursor-default"
      >
        <Slider.Track className="h-1 w-full rounded-full bg-control/40">
          <Slider.Indicator
            className={joinClasses('rounded-full', disabled ? 'bg-control' : 'bg-primary')}
          />
          {track === 'dotted' && <Dots value={value} max={max} />}
          <Slider.Thumb
            aria-label={label}
            aria-valuetext={valueText}
            className="group grid size-11 place-items-center"
          >
            <span className={THUMB} />
          </Slider.Thumb>
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  )
}

/** Page up and page down cross the whole track in so many steps. */
const LARGE_STEPS = 10

function Dots({ value, max }: Pick<SliderProps, 'value' | 'max'>) {
  return Array.from({ length: max + 1 }, (_, at) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: the dots are alike and never move.
      key={at}
      style={{ insetInlineStart: `${(at / max) * 100}%` }}
      className={joinClasses(
        'absolute top-1/2 size-2 -translate-1/2 rounded-full border-2 bg-surface',
        at <= value ? 'border-primary' : 'border-control',
      )}
    />
  ))
}

const THUMB = joinClasses(
  'size-6 rounded-full border-2 border-primary bg-surface shadow-[0_1px_4px_rgb(0_0_0/0.2)]',
  'transition-transform duration-120 group-data-dragging:scale-115',
  'group-data-disabled:border-control',
  'group-has-focus-visible:outline-2 group-has-focus-visible:outline-offset-2',
  'group-has-focus-visible:outline-primary',
)
