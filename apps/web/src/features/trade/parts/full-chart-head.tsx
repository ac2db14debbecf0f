// Above the chart that fills the screen: which pair it is, its price, and where that comes from.

import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { LiveChange } from '../../market/public.ts'
import { standAlone } from '../stand-alone.ts'
import { HeadPrice } from './price-block.tsx'
import { SourceBadge } from './source-badge.tsx'

export type FullChartHeadProps = {
  instrument: WireInstrument
  /** What fills the screen. */
  section: RefObject<HTMLElement | null>
  onLeave: () => void
}

/** As long as it is there, Escape gives the page back. */
export function FullChartHead({ instrument, section, onLeave }: FullChartHeadProps) {
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    if (section.current !== null) return standAlone(section.current, () => leave())
  }, [section])
  return (
    <div className="flex min-h-11 shrink-0 flex-wrap items-center gap-x-2.5 px-gutter">
      <span translate="no" className="text-body font-semibold">
        {instrument.pair}
      </span>
      <HeadPrice instrument={instrument} size="dense" />
      <LiveChange symbol={instrument.symbol} look="plain" />
      <SourceBadge instrument={instrument} look="plain" />
    </div>
  )
}
