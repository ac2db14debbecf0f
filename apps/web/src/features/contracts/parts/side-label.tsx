// Long or short as arrow and word.

import type { Direction } from '@fairtick/core/contracts/direction'
import { DirectionMark } from '@fairtick/ui/direction-mark'
import { orUnknown } from '@fairtick/wire/or-unknown'
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
  deed: orUnknown({ long: 'orderTicket.buyLong', short: 'orderTicket.sellShort' }, 'shell.unknown'),
  brief: orUnknown({ long: 'orderTicket.buy', short: 'orderTicket.sell' }, 'shell.unknown'),
  state: orUnknown({ long: 'orderTicket.long', short: 'orderTicket.short' }, 'shell.unknown'),
} as const
