// Where the prices come from, and when they are not current: stands beside every price.

import { Badge } from '@fairtick/ui/badge'
import type { Freshness } from '../../../live/market-store.ts'
import { useQuote } from '../../../live/use-live.ts'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { type TextKey, useText } from '../../../platform/i18n.ts'
import { isFromVenue, sourceKey } from '../source-key.ts'

export type SourceBadgeProps = {
  instrument: Pick<WireInstrument, 'symbol' | 'source' | 'isUnverified'>
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
  return (
    <Badge
      tone={isFromVenue(instrument) ? 'success' : 'primary'}
      look={look}
      icon={<span className="size-2 rounded-full bg-current" />}
    >
      {t(sourceKey(instrument))}
    </Badge>
  )
}

const NOT_LIVE: Record<Exclude<Freshness, 'live'>, TextKey> = {
  stale: 'shell.stale',
  waiting: 'shell.confirming',
}
