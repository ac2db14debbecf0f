// Beside the pair in the head: where its prices come from, and the price once its own is away.

import { useEffect, useState } from 'react'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { useMedia } from '../../../platform/use-media.ts'
import { HeadPrice, PRICE_BLOCK_ID } from './price-block.tsx'
import { SourceBadge } from './source-badge.tsx'

export function HeadStatus({ instrument }: { instrument: WireInstrument }) {
  const isPriceAway = useIsPriceAway()
  const hasRoom = useMedia('(min-width: 22.5em)')
  if (!isPriceAway) return <SourceBadge instrument={instrument} look={hasRoom ? 'pill' : 'plain'} />
  return (
    <div className="flex min-w-0 animate-[ui-appear_120ms_linear] flex-col items-start">
      <HeadPrice instrument={instrument} size="dense" />
      <SourceBadge instrument={instrument} look="plain" />
    </div>
  )
}

/** Whether the price block has been scrolled under the head. */
function useIsPriceAway(): boolean {
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    const block = document.getElementById(PRICE_BLOCK_ID)
    if (block === null) return
    const watch = new IntersectionObserver(
      ([entry]) => setIsAway(entry !== undefined && !entry.isIntersecting),
      { rootMargin: `-${HEAD_PX}px 0px 0px` },
    )
    watch.observe(block)
    return () => watch.disconnect()
  }, [])
  return isAway
}

const HEAD_PX = 48
