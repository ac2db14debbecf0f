// Long or short as arrow and word.

import type { Direction } from '@fairtick/core/contracts/direction'
import { DirectionMark } from '@fairtick/ui/direction-mark'
import { useText } from '../../../platform/i18n.ts'

export type SideLabelProps = {
  direction: Direction
  /** `deed` is what a button does (buy, sell), `brief` in a word, `state` what is held. */
  as: 'deed' | 'brief' | 'state'
}

export function SideLabel({ direction, as }: SideLabelProps) {
  const t = useText()
  return (
    <span className="inline-flex items-center gap-1.5">
      <DirectionMark direction={toneOf(direction)} />
      {t(WORDS[as][direction])}
    </span>
  )
}

/** A long wins when the price goes up, and has that colour. */
export function toneOf(direction: Direction): 'up' | 'down' {
  return direction === 'long' ? 'up' : 'down'
}

const WORDS = {
  deed: { long: 'desk.buyLong', short: 'desk.sellShort' },
  brief: { long: 'desk.buy', short: 'desk.sell' },
  state: { long: 'desk.long', short: 'desk.short' },
} as const
