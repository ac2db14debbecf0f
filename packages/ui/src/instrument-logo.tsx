// The round picture of an instrument: its base letters on its colour.

import { letterColourOf } from './letter-colour.ts'

export type InstrumentLogoProps = {
  /** The base code, such as "BTC". */
  base: string
  sizePx?: number | undefined
}

/** Letters that fit the circle; longer codes are cut. */
const LETTERS_MAX = 4

export function InstrumentLogo({ base, sizePx = 32 }: InstrumentLogoProps) {
  const { ground, letters } = letterColourOf(base)
  const text = base.slice(0, LETTERS_MAX)
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 32"
      width={sizePx}
      height={sizePx}
      className="shrink-0 rounded-full"
    >
      <circle cx="16" cy="16" r="16" fill={ground} />
      <text
        x="16"
        y="16"
        fill={letters}
        fontSize={text.length > 3 ? 8.5 : text.length === 3 ? 10.5 : 13}
        fontWeight="700"
        textAnchor="middle"
        dominantBaseline="central"
        className="font-number"
      >
        {text}
      </text>
    </svg>
  )
}
