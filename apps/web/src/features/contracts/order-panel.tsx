// The order ticket with its state, as a sheet or docked: loaded with the first request to order.

import type { Direction } from '@fairtick/core/contracts/direction'
import { formatPrice } from '@fairtick/core/numbers/price'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { useEffect, useRef, useState } from 'react'
import type { WireInstrument } from '../../platform/client-state.ts'
import { type PanelProps, type PickedPrice, useTicketSettings } from '../order-ticket/public.ts'
import { LevelsSheet } from './levels-sheet.tsx'
import { DockedTicket } from './parts/docked-ticket.tsx'
import { OrderSheet } from './parts/order-sheet.tsx'
import { lotsText, type TicketForm } from './ticket-form.ts'
import { ticketFromOrder } from './ticket-from-order.ts'
import { type OpenContractFlow, useOpenContractFlow } from './use-open-contract-flow.ts'

/** What somebody wants of the ticket; each request is a new object. */
export type TicketRequest =
  | { readonly kind: 'tap'; readonly direction: Direction }
  | { readonly kind: 'price'; readonly picked: PickedPrice }
  | { readonly kind: 'anew'; readonly order: WireContract }

/** What the bar shows of the ticket. */
export type TicketState = {
  readonly sending: Direction | undefined
  /** `—` while they are not known. */
  readonly lots: string
  readonly leverage: string
  /** Prices of the levels that an open ticket would set. */
  readonly takeProfit: string | undefined
  readonly stopLoss: string | undefined
}

export type OrderPanelProps = {
  instrument: WireInstrument
  layout: PanelProps['layout']
  request: TicketRequest | undefined
  onTicket: (state: TicketState) => void
}

export function OrderPanel({ instrument, layout, request, onTicket }: OrderPanelProps) {
  const flow = useOpenContractFlow(instrument)
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never')
  const [levelled, setLevelled] = useState<{ order: WireContract; state: 'open' | 'closed' }>()
  useTicketRequest(request, flow, () => setSheet('open'))
  const isInSight = layout === 'docked' || sheet === 'open'
  useTold(flow, isInSight ? 'shown' : 'hidden', onTicket)
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

function useTicketRequest(
  request: TicketRequest | undefined,
  flow: OpenContractFlow,
  onFulfilled: () => void,
): void {
  const fulfilled = useRef<TicketRequest>(undefined)
  /** A tap before the ticket was there, and with it what the tap would order, only opens it. */
  const early = useRef(request)
  useEffect(() => {
    if (request === undefined || request === fulfilled.current) return
    fulfilled.current = request
    const isReviewed = useTicketSettings.getState().contractReview === 'on'
    const isReady = request !== early.current && flow.ticket.blocked === undefined
    if (request.kind === 'tap' && !isReviewed && isReady) flow.sendAtOnce(request.direction)
    else flow.ticket.change(changeFor(request))
    onFulfilled()
  })
}

/** A price tapped in the book is the limit: a bid for buying, an ask for selling. */
function changeFor(request: TicketRequest): Partial<TicketForm> {
  switch (request.kind) {
    case 'tap':
      return { direction: request.direction }
    case 'price': {
      const { price, side } = request.picked
      return { orderType: 'limit', limit: price, direction: side === 'bids' ? 'long' : 'short' }
    }
    case 'anew':
      return ticketFromOrder(request.order)
    default:
      return request satisfies never
  }
}

function useTold(
  { ticket, opening }: OpenContractFlow,
  levels: 'shown' | 'hidden',
  onTicket: OrderPanelProps['onTicket'],
): void {
  const { submission } = opening
  const { situation, reading, form } = ticket
  const sending = submission.state === 'sending' ? submission.request.body.direction : undefined
  const lots = situation && reading?.lots ? lotsText(reading.lots, situation.instrument) : '—'
  const leverage = String(form.leverage)
  // An order that is placed has lines of its own.
  const draft = levels === 'shown' && submission.state !== 'done' ? reading?.levels : undefined
  const takeProfit = draft?.takeProfit && formatPrice(draft.takeProfit, 0)
  const stopLoss = draft?.stopLoss && formatPrice(draft.stopLoss, 0)
  useEffect(
    () => onTicket({ sending, lots, leverage, takeProfit, stopLoss }),
    [sending, lots, leverage, takeProfit, stopLoss, onTicket],
  )
}
