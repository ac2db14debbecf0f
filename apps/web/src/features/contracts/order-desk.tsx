// The order ticket with its state, as a sheet or docked: loaded with the first wish to order.

import type { Direction } from '@fairtick/core/contracts/direction'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { useEffect, useRef, useState } from 'react'
import type { WireInstrument } from '../../platform/client-state.ts'
import type { DeskProps, PickedPrice } from '../trade/desk.ts'
import { useTicketSettings } from '../trade/ticket-settings.ts'
import { formOfOrder } from './form-of-order.ts'
import { LevelsSheet } from './levels-sheet.tsx'
import { DockedTicket } from './parts/docked-ticket.tsx'
import { OrderSheet } from './parts/order-sheet.tsx'
import { lotsText, type TicketForm } from './ticket-form.ts'
import { type OpeningFlow, useOpeningFlow } from './use-opening-flow.ts'

/** What somebody wants of the ticket; each wish is a new object. */
export type Wish =
  | { readonly kind: 'tap'; readonly direction: Direction }
  | { readonly kind: 'price'; readonly picked: PickedPrice }
  | { readonly kind: 'anew'; readonly order: WireContract }

/** What the bar shows of the ticket. */
export type TicketState = {
  readonly sending: Direction | undefined
  /** `—` while they are not known. */
  readonly lots: string
  readonly leverage: string
}

export type OrderDeskProps = {
  instrument: WireInstrument
  layout: DeskProps['layout']
  wish: Wish | undefined
  onTicket: (state: TicketState) => void
}

export function OrderDesk({ instrument, layout, wish, onTicket }: OrderDeskProps) {
  const flow = useOpeningFlow(instrument)
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never')
  const [levelled, setLevelled] = useState<{ order: WireContract; state: 'open' | 'closed' }>()
  useWish(wish, flow, () => setSheet('open'))
  useTold(flow, onTicket)
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
      {layout === 'docked' && (
        <DockedTicket flow={flow} onSetLevels={setLevels} onDone={flow.finish} />
      )}
      {layout === 'phone' && sheet !== 'never' && (
        <OrderSheet open={sheet === 'open'} onClose={close} flow={flow} onSetLevels={setLevels} />
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

function useWish(wish: Wish | undefined, flow: OpeningFlow, onFulfilled: () => void): void {
  const fulfilled = useRef<Wish>(undefined)
  /** A tap before the ticket was there, and with it what the tap would order, only opens it. */
  const early = useRef(wish)
  useEffect(() => {
    if (wish === undefined || wish === fulfilled.current) return
    fulfilled.current = wish
    const isReviewed = useTicketSettings.getState().contractReview === 'on'
    const isReady = wish !== early.current && flow.ticket.blocked === undefined
    if (wish.kind === 'tap' && !isReviewed && isReady) flow.sendAtOnce(wish.direction)
    else flow.ticket.change(changeFor(wish))
    onFulfilled()
  })
}

/** A price tapped in the book is the limit: a bid for buying, an ask for selling. */
function changeFor(wish: Wish): Partial<TicketForm> {
  switch (wish.kind) {
    case 'tap':
      return { direction: wish.direction }
    case 'price': {
      const { price, side } = wish.picked
      return { orderType: 'limit', limit: price, direction: side === 'bids' ? 'long' : 'short' }
    }
    case 'anew':
      return formOfOrder(wish.order)
    default:
      return wish satisfies never
  }
}

function useTold({ ticket, opening }: OpeningFlow, onTicket: OrderDeskProps['onTicket']): void {
  const { submission } = opening
  const { situation, reading, form } = ticket
  const sending = submission.state === 'sending' ? submission.request.body.direction : undefined
  const lots = situation && reading?.lots ? lotsText(reading.lots, situation.instrument) : '—'
  const leverage = String(form.leverage)
  useEffect(() => onTicket({ sending, lots, leverage }), [sending, lots, leverage, onTicket])
}
