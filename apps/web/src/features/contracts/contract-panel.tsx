// What the trade screen shows in contract mode: lines on the chart, the bar, and the ticket.

import type { Direction } from '@fairtick/core/contracts/direction'
import { Card } from '@fairtick/ui/card'
import { StickyBar } from '@fairtick/ui/sticky-bar'
import { useOnceTrue } from '@fairtick/ui/use-after-mount'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOpenContracts } from '../../live/use-open-contracts.ts'
import { speakDetails } from '../../platform/i18n.ts'
import {
  LostPart,
  lazyPart,
  usePreload,
  useTellLost,
  withSheet,
} from '../../platform/lazy-part.tsx'
import { OffHere } from '../../shell/off-here.tsx'
import { type PanelProps, type PickedPrice, useTicketSettings } from '../order-ticket/public.ts'
import { takeDraft } from './order-draft.ts'
import type { OrderPanelProps, TicketRequest, TicketState } from './order-panel.tsx'
import { TradeBar } from './parts/trade-bar.tsx'
import { useContractTerms } from './use-contract-terms.ts'

const loadOrderPanel = () =>
  withSheet(async () => {
    const [file] = await Promise.all([import('./order-panel.tsx'), speakDetails()])
    return file.OrderPanel
  })
const OrderPanel = lazyPart(loadOrderPanel, LostPanel)
/** A chart without its lines is still one; they are told as figures too. */
const ContractLines = lazyPart(
  () => import('./contract-lines.tsx').then((file) => file.ContractLines),
  () => null,
)

const NOTHING_TOLD: TicketState = {
  ...{ sending: undefined, lots: '—', leverage: '—' },
  ...{ takeProfit: undefined, stopLoss: undefined },
}

/** Where neither the house nor the rules of the country leave a leverage, nothing can be opened. */
export function ContractPanel(props: PanelProps) {
  return props.instrument.leverages.length === 0 ? (
    <OffHere text="contracts.offHere" instrument={props.instrument} className="mx-gutter my-2" />
  ) : (
    <ContractTrading {...props} />
  )
}

function ContractTrading({ instrument, layout, picked, onLines }: PanelProps) {
  const [told, setTold] = useState(NOTHING_TOLD)
  // Asked for ahead, so that the first ticket has its figures.
  useContractTerms(instrument.symbol)
  usePreload(loadOrderPanel)
  const [request, setRequest] = useState<TicketRequest>()
  usePicked(picked, setRequest)
  useDraft(instrument.symbol, setRequest)
  const isAtOnce = useTicketSettings((settings) => settings.contractReview) === 'off'
  const isDocked = layout === 'docked'
  const hasOwn = useHasOwn(instrument.symbol)
  const hasLines = useOnceTrue(hasOwn || (told.takeProfit ?? told.stopLoss) !== undefined)
  const hasTicket = useOnceTrue(isDocked || isAtOnce || request !== undefined)
  const tap = (direction: Direction) => setRequest({ kind: 'tap', direction })
  const ticket = hasTicket && (
    <Suspense>
      <OrderPanel instrument={instrument} layout={layout} request={request} onTicket={setTold} />
    </Suspense>
  )
  const lines = hasLines && (
    <Suspense>
      <ContractLines instrument={instrument} draft={told} onLines={onLines} />
    </Suspense>
  )
  if (isDocked) {
    return (
      <>
        <Card>{ticket}</Card>
        {lines}
      </>
    )
  }
  return (
    <>
      <StickyBar>
        <TradeBar instrument={instrument} ticket={told} onTap={tap} />
      </StickyBar>
      {ticket}
      {lines}
    </>
  )
}

/** Whether anything of mine on the instrument is drawn on the chart. */
function useHasOwn(symbol: string): boolean {
  const { positions, pending } = useOpenContracts()
  return [...positions, ...pending].some((order) => order.symbol === symbol)
}

/** Each request is answered, if only by that. */
function LostPanel({ layout, request }: OrderPanelProps) {
  const tell = useEffectEvent(useTellLost())
  useEffect(() => {
    if (request !== undefined) tell()
  }, [request])
  return layout === 'docked' ? <LostPart /> : null
}

function usePicked(
  picked: PickedPrice | undefined,
  onRequest: (request: TicketRequest) => void,
): void {
  const taken = useRef(picked)
  useEffect(() => {
    if (picked === undefined || picked === taken.current) return
    taken.current = picked
    onRequest({ kind: 'price', picked })
  })
}

/** An order that was cancelled to be changed is what the ticket begins with. */
function useDraft(symbol: string, onRequest: (request: TicketRequest) => void): void {
  useEffect(() => {
    const order = takeDraft(symbol)
    if (order !== undefined) onRequest({ kind: 'anew', order })
  })
}
