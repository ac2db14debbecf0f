// Beside the pair in the head: where its prices come from, and the price once its own is away.

import type { WireInstrument } from '../../../platform/client-state.ts'
import { useMedia } from '../../../platform/use-media.ts'
import { HeadPrice } from './price-block.tsx'
import { SourceBadge } from './source-badge.tsx'

export type HeadStatusProps = { instrument: WireInstrument; isPriceAway: boolean }

export function HeadStatus({ instrument, isPriceAway }: HeadStatusProps) {
  const hasRoom = useMedia('(min-width: 22.5em)')
  if (!isPriceAway) return <SourceBadge instrument={instrument} look={hasRoom ? 'pill' : 'plain'} />
  return (
    <div className="flex min-w-0 animate-[ui-appear_120ms_linear] flex-col items-start">
      <HeadPrice instrument={instrument} size="dense" />
      <SourceBadge instrument={instrument} look="plain" />
    </div>
  )
}
