// The desk of one instrument: on a phone the buttons stick below, from 1024 px the ticket docks.

import { Card } from '@fairtick/ui/card'
import { StickyBar } from '@fairtick/ui/sticky-bar'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { useMedia } from '../../../platform/use-media.ts'
import { useBuyFlow } from '../use-buy-flow.tsx'
import { ChartPanel } from './chart-panel.tsx'
import { MarketTabs } from './market-tabs.tsx'
import { OptionTicket } from './option-ticket.tsx'
import { PriceBlock } from './price-block.tsx'
import { RunningList } from './running-list.tsx'

const DOCKED = '(min-width: 1024px)'

export function TradeDesk({ instrument }: { instrument: WireInstrument }) {
  const isDocked = useMedia(DOCKED)
  const { ticket, actions, sheets } = useBuyFlow(instrument)
  if (isDocked) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)_400px] items-start gap-4 pb-8">
        <div className="min-w-0">
          <PriceBlock instrument={instrument} />
          <ChartPanel instrument={instrument} heightClass="h-[54svh]" />
          <MarketTabs instrument={instrument} />
        </div>
        <div className="sticky top-14 flex flex-col gap-3 pt-2 pe-[var(--gutter)]">
          <Card className="flex flex-col gap-3">
            <OptionTicket ticket={ticket} />
            {actions}
          </Card>
          <RunningList instrument={instrument} layout="column" />
        </div>
        {sheets}
      </div>
    )
  }
  return (
    <div className="pb-[calc(7rem+env(safe-area-inset-bottom))]">
      <PriceBlock instrument={instrument} />
      <ChartPanel instrument={instrument} heightClass="h-[34svh] min-h-56" />
      <RunningList instrument={instrument} layout="row" />
      <Card className="mx-gutter my-2">
        <OptionTicket ticket={ticket} />
      </Card>
      <MarketTabs instrument={instrument} />
      <StickyBar>{actions}</StickyBar>
      {sheets}
    </div>
  )
}
