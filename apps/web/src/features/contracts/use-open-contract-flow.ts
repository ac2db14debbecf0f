// From a tap on Buy or Sell to the result: the ticket, what is sent, what came of it.

import type { Direction } from '@fairtick/core/contracts/direction'
import { tapDevice } from '@fairtick/ui/haptics'
import { useAnnounce } from '@fairtick/ui/live-region'
import { useEffect, useRef } from 'react'
import type { WireInstrument } from '../../platform/client-state.ts'
import { useFormats } from '../../platform/formats.ts'
import { useText } from '../../platform/i18n.ts'
import { useTicketSettings } from '../order-ticket/public.ts'
import { openContractBody } from './open-contract-request.ts'
import { readTicket } from './ticket-form.ts'
import { type OpeningContract, useOpenContract } from './use-open-contract.ts'
import { type OrderTicket, useOrderTicket } from './use-order-ticket.ts'

export type OpenContractFlow = {
  readonly ticket: OrderTicket
  readonly opening: OpeningContract
  /** Orders what the ticket says. */
  readonly send: () => void
  /** Orders at once at the market, with the size and leverage kept. */
  readonly sendAtOnce: (direction: Direction) => void
  /** Takes a final answer away and makes room for the next order. */
  readonly finish: () => void
}

export function useOpenContractFlow(instrument: WireInstrument): OpenContractFlow {
  const ticket = useOrderTicket(instrument)
  const opening = useOpenContract()
  useSpokenResult(opening, instrument)
  const sendForm = (form: OrderTicket['form']) => {
    const { situation } = ticket
    if (situation === undefined) return
    const { tolerance } = useTicketSettings.getState()
    const terms = { symbol: instrument.symbol, tolerance }
    const body = openContractBody(form, readTicket(form, situation), terms)
    if (body === undefined) return
    tapDevice('confirm')
    opening.submit(body)
  }
  return {
    ticket,
    opening,
    send: () => sendForm(ticket.form),
    sendAtOnce: (direction) => {
      ticket.change({ direction })
      sendForm({ ...ticket.form, direction, orderType: 'market' })
    },
    finish: () => {
      opening.dismiss()
      ticket.startAnew()
    },
  }
}

/** Says a result aloud once, whatever screen reader looks at just then. */
function useSpokenResult(
  { submission }: OpeningContract,
  { pair, priceDecimals }: WireInstrument,
): void {
  const t = useText()
  const { price } = useFormats()
  const announce = useAnnounce()
  const latest = useRef({ t, price, announce })
  useEffect(() => {
    latest.current = { t, price, announce }
  })
  useEffect(() => {
    if (submission.state !== 'done') return
    const say = latest.current
    const { direction, lots, openPrice, delegatedPrice } = submission.order
    const at = openPrice ?? delegatedPrice
    say.announce(
      say.t(openPrice === null ? 'contracts.spokenPlaced' : 'contracts.spokenFilled', {
        side: say.t(direction === 'long' ? 'orderTicket.long' : 'orderTicket.short'),
        lots,
        pair,
        price: at === null ? '—' : say.price(at, priceDecimals),
      }),
    )
  }, [submission, pair, priceDecimals])
}
