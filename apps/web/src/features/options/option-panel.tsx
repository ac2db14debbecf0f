// What the trade screen shows in option mode: running options, the ticket, the two buttons.

import { Card } from '@fairtick/ui/card'
import { StickyBar } from '@fairtick/ui/sticky-bar'
import { useEffect } from 'react'
import { useMedia } from '../../platform/use-media.ts'
import { OffHere } from '../../shell/off-here.tsx'
import type { PanelProps } from '../order-ticket/public.ts'
import { OptionTicket } from './parts/option-ticket.tsx'
import { RunningList } from './parts/running-list.tsx'
import { useBuyFlow } from './use-buy-flow.tsx'
import { useStrikeLines } from './use-strike-lines.ts'

export function OptionPanel(props: PanelProps) {
  const { instrument, onLines } = props
  const lines = useStrikeLines(instrument.symbol)
  useEffect(() => {
    onLines(lines)
    return () => onLines([])
  }, [lines, onLines])
  // Options that run stay in sight where no new one can be bought.
  return instrument.durations.length === 0 ? <OptionsOff {...props} /> : <OptionBuying {...props} />
}

function OptionsOff({ instrument, layout }: PanelProps) {
  const isDocked = layout === 'docked'
  return (
    <div className={isDocked ? 'flex flex-col gap-3' : undefined}>
      <OffHere
        text="options.offHere"
        instrument={instrument}
        className={isDocked ? '' : 'mx-gutter my-2'}
      />
      <RunningList instrument={instrument} layout={isDocked ? 'column' : 'row'} />
    </div>
  )
}

/** Large letters and low windows need the height for what one looks at. */
const ROOM_FOR_DOCK = '(min-width: 16.5em) and (min-height: 40em)'

function OptionBuying({ instrument, layout }: PanelProps) {
  const { ticket, actions, sheets } = useBuyFlow(instrument)
  const hasRoom = useMedia(ROOM_FOR_DOCK)
  if (layout === 'docked') {
    return (
      <div className="flex flex-col gap-3">
        <Card className="flex flex-col gap-3">
          <OptionTicket ticket={ticket} />
          {actions}
        </Card>
        <RunningList instrument={instrument} layout="column" />
        {sheets}
      </div>
    )
  }
  return (
    <>
      <RunningList instrument={instrument} layout="row" />
      {!hasRoom && (
        <Card className="mx-gutter my-2">
          <OptionTicket ticket={ticket} />
        </Card>
      )}
      <StickyBar>
        <div className="-my-1 flex w-full min-w-0 flex-col gap-0.5">
          {hasRoom && <OptionTicket ticket={ticket} />}
          {actions}
        </div>
      </StickyBar>
      {sheets}
    </>
  )
}
