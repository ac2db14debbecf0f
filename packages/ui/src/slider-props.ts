// What a slider takes: its frame and its panel, which comes late, read it here.

export type SliderProps = {
  label: string
  /** A whole number from 0 to `max`. */
  value: number
  max: number
  onChange: (value: number) => void
  /** What the value means in words: "0.30 lots, 50%". */
  valueText: string
  /** `dotted` marks each value on the track, for a few. */
  track?: 'plain' | 'dotted' | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}
