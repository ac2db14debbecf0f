// A share chosen by dragging or with the arrow keys; a stepper beside it does the same by taps.

import { joinClasses } from './join-classes.ts'

export type SliderProps = {
  label: string
  /** A whole number from 0 to `max`. */
  value: number
  max: number
  onChange: (value: number) => void
  /** What the value means in words: "0.30 lots, 50%". */
  valueText: string
  disabled?: boolean | undefined
  className?: string | undefined
}

export function Slider({ label, value, max, onChange, valueText, ...rest }: SliderProps) {
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      min={0}
      max={max}
      step={1}
      value={value}
      disabled={rest.disabled}
      onChange={(event) => onChange(Number(event.target.value))}
      className={joinClasses('h-11 w-full cursor-pointer accent-primary', rest.className)}
    />
  )
}
