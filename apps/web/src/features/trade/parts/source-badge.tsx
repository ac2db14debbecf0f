// Where the prices come from, and when they are not current: stands beside every price.

import { Badge } from '@fairtick/ui/badge'
import { orUnknown } from '@fairtick/wire/or-unknown'
import type { Freshness } from '../../../live/market-store.ts'
import { useQuote } from '../../../live/use-live.ts'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'

export type SourceBadgeProps = {
  instrument: Pick<WireInstrument, 'symbol' | 'source'>
  /** `plain` has no ground: for where little room is. */
  look?: 'pill' | 'plain' | undefined
}

export function SourceBadge({ instrument, look }: SourceBadgeProps) {
  const t = useText()
  const freshness = useQuote(instrument.symbol)?.freshness ?? 'waiting'
  if (freshness !== 'live')
    return (
      <Badge tone="neutral" look={look}>
        {t(NOT_LIVE[freshness])}
      </Badge>
    )
  const isLive = instrument.source === 'live'
  return (
    <Badge
      tone={isLive ? 'success' : 'primary'}
      look={look}
      icon={<span className="size-2 rounded-full bg-current" />}
    >
      {t(SOURCES[instrument.source])}
    </Badge>
  )
}

export const SOURCES: Record<WireInstrument['source'], TextKey> = orUnknown(
  {
    live: 'shell.sourceLive',
    replay: 'shell.sourceReplay',
    simulated: 'shell.sourceSimulated',
  },
  'shell.unknown',
)

const NOT_LIVE: Record<Exclude<Freshness, 'live'>, TextKey> = {
  stale: 'shell.stale',
  waiting: 'shell.confirming',
}
