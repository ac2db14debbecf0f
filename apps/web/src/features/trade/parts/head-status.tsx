// Beside the pair in the head: where its prices come from, and the price once its own is away.

import type { WireInstrument } from '../../../platform/client-state.ts'
import { useMedia } from '../../../platform/use-media.ts'
import { HeadPrice } from './price-block.tsx'
import { SourceBadge } from './source-badge.tsx'

export type HeadStatusProps = { instrument: WireInstrument; isPriceAway: boolean }

export function HeadStatus({ instrument, isPriceAway }: HeadStatusProps) {
  const isWide = useMedia('(min-width: 30em)')
  const isNarrow = useMedia('(max-width: 22.4em)')
  const badge = <SourceBadge instrument={instrument} look={isWide ? 'pill' : 'plain'} />
  if (!isPriceAway) return badge
  return (
    <>
      <span className="flex w-full animate-[ui-appear_120ms_linear]">
        <HeadPrice instrument={instrument} size="dense" />
      </span>
      {/* The narrowest heads have no second line for it; the account's mark is there. */}
      <span className={isNarrow ? 'sr-only' : 'flex'}>{badge}</span>
    </>
  )
}
