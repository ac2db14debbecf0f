// Up or down as arrow and word.

import { DirectionMark } from '@fairtick/ui/direction-mark'
import { orUnknown } from '@fairtick/wire/or-unknown'
import { useText } from '../../../platform/i18n.ts'
import type { Direction } from '../purchase.ts'

export function DirectionLabel({ direction }: { direction: Direction }) {
  const t = useText()
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <DirectionMark direction={direction} />
      {t(WORDS[direction])}
    </span>
  )
}

const WORDS = orUnknown({ up: 'options.up', down: 'options.down' }, 'shell.unknown')
