// What stands beside a price: where it comes from, and never a venue that it does not come from.

import { orUnknown } from '@fairtick/wire/or-unknown'
import type { WireInstrument } from '../../platform/client-state.ts'
import type { TextKey } from '../../platform/i18n.ts'

type Sourced = Pick<WireInstrument, 'source' | 'isUnverified'>

export function sourceKey({ source, isUnverified }: Sourced): TextKey {
  return isUnverified ? 'shell.sourceUnverified' : SOURCES[source]
}

/** As it happens on a market, by the market's own word. */
export function isFromVenue({ source, isUnverified }: Sourced): boolean {
  return source === 'live' && !isUnverified
}

const SOURCES: Record<WireInstrument['source'], TextKey> = orUnknown(
  {
    live: 'shell.sourceLive',
    replay: 'shell.sourceReplay',
    simulated: 'shell.sourceSimulated',
  },
  'shell.unknown',
)
