// What the trade screen shows in contract mode: my positions on the pair, the bar, the ticket.

import type { Direction } from '@fairtick/core/contracts/direction'
import { Card } from '@fairtick/ui/card'
import { StickyBar } from '@fairtick/ui/sticky-bar'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { DeskProps, PickedPrice } from '../trade/desk.ts'
import { useTicketSettings } from '../trade/ticket-settings.ts'
import { LevelsSheet } from './levels-sheet.tsx'
import { takeDraft } from './order-draft.ts'
import { TradeBar } from './parts/trade-bar.tsx'
import { useContractLines } from './use-contract-lines.ts'
import { type OpeningFlow, useOpeningFlow } from './use-opening-flow.ts'

const OrderSheet = lazy(() =>
  import('./parts/order-sheet.tsx').then((file) => ({ default: file.OrderSheet })),
)
const DockedTicket = lazy(() =>
  import('./parts/docked-ticket.tsx').then((file) => ({ default: file.DockedTicket })),
)

export function ContractDesk({ instrument, layout, picked, onLines }: DeskProps) {
  const lines = useContractLines(instrument)
  useEffect(() => {
    onLines(lines)
    return () => onLines([])
  }, [lines, onLines])
  const flow = useOpeningFlow(instrument)
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never')
  const [levelled, setLevelled] = useState<{ order: WireContract; state: 'open' | 'closed' }>()
  usePickedLimit(picked, flow, () => setSheet('open'))
  useDraft(instrument.symbol, flow, () => setSheet('open'))
  const tap = (direction: Direction) => {
    const isReviewed = useTicketSettings.getState().contractReview === 'on'
    if (isReviewed || flow.ticket.blocked !== undefined) flow.ticket.change({ direction })
    else flow.sendAtOnce(direction)
    setSheet('open')
  }
  const close = () => {
    setSheet('closed')
    if (flow.opening.submission.state === 'done') flow.finish()
  }
  const setLevels = () => {
    const { submission } = flow.opening
    if (submission.state !== 'done') return
    close()
    setLevelled({ order: submission.order, state: 'open' })
  }
  return (
    <>
      {layout === 'docked' ? (
        <Card>
          <Suspense>
            <DockedTicket flow={flow} onSetLevels={setLevels} onDone={flow.finish} />
          </Suspense>
        </Card>
      ) : (
        <>
          <StickyBar>
            <TradeBar flow={flow} onTap={tap} />
          </StickyBar>
          <Suspense>
            {sheet !== 'never' && (
              <OrderSheet
                open={sheet === 'open'}
                onClose={close}
                flow={flow}
                onSetLevels={setLevels}
              />
            )}
          </Suspense>
        </>
      )}
      {levelled && (
        <LevelsSheet
          key={levelled.order.id}
          open={levelled.state === 'open'}
          onClose={() => setLevelled({ ...levelled, state: 'closed' })}
          order={levelled.order}
        />
      )}
    </>
  )
}

/** A price tapped in the book is the limit: a bid for buying, an ask for selling. */
function usePickedLimit(
  picked: PickedPrice | undefined,
  { ticket }: OpeningFlow,
  onPicked: () => void,
): void {
  const taken = useRef(picked)
  useEffect(() => {
    if (picked === undefined || picked === taken.current) return
    taken.current = picked
    const direction = picked.side === 'bids' ? 'long' : 'short'
    ticket.change({ orderType: 'limit', limit: picked.price, direction })
    onPicked()
  })
}

/** An order that was cancelled to be changed is what the ticket begins with. */
function useDraft(symbol: string, { ticket }: OpeningFlow, onDraft: () => void): void {
  useEffect(() => {
    const draft = takeDraft(symbol)
    if (draft === undefined) return
    ticket.change(draft)
    onDraft()
  })
}
