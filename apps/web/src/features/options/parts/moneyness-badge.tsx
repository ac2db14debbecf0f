// How a running option stands, by sign, word and colour.

import { Badge, type Tone } from '@fairtick/ui/badge'
import { Check, type LucideIcon, Minus, X } from 'lucide-react'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import type { OptionStanding } from '../option-state.ts'

/** No arrow: beside the direction that was bought it would be read as that. */
export function MoneynessBadge({ standing }: Pick<OptionStanding, 'standing'>) {
  const t = useText()
  const { tone, Icon, word } = STANDINGS[standing]
  return (
    <Badge tone={tone} icon={Icon && <Icon />}>
      {t(word)}
    </Badge>
  )
}

const STANDINGS = {
  winning: { tone: 'up', Icon: Check, word: 'options.winning' },
  losing: { tone: 'down', Icon: X, word: 'options.losing' },
  level: { tone: 'neutral', Icon: Minus, word: 'options.level' },
  unclear: { tone: 'neutral', Icon: undefined, word: 'options.unclear' },
} as const satisfies Record<
  OptionStanding['standing'],
  { tone: Tone; Icon: LucideIcon | undefined; word: TextKey }
>
