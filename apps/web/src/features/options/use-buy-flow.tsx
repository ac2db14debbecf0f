// From a tap on Up or Down to the result: review, sending, notices, and the sheets they need.

import { tapDevice } from '@fairtick/ui/haptics'
import { useToast } from '@fairtick/ui/toast'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useInstruments } from '../../live/instruments.ts'
import { pacedQuotes } from '../../live/use-paced-quote.ts'
import type { WireInstrument } from '../../platform/client-state.ts'
import { useFormats } from '../../platform/formats.ts'
import { speakDetails, useText } from '../../platform/i18n.ts'
import { lazyPart, lazySheet, usePreload } from '../../platform/lazy-part.tsx'
import { needsNotice } from '../../platform/submission/submission.ts'
import { isReviewWanted, useTicketSettings } from '../order-ticket/public.ts'
import { BuyButtons } from './parts/buy-buttons.tsx'
import type { Direction } from './purchase.ts'
import { type Buying, useBuyOption } from './use-buy-option.ts'
import { useSettledResult } from './use-settled-result.ts'
import { type Ticket, useTicket } from './use-ticket.ts'

const loadNotice = () => import('./parts/purchase-notice.tsx').then((file) => file.PurchaseNotice)
const PurchaseNotice = lazyPart(loadNotice)
const ReviewSheet = lazySheet(async () => {
  const [file] = await Promise.all([import('./parts/review-sheet.tsx'), speakDetails()])
  return file.ReviewSheet
})
const ResultSheet = lazySheet(async () => {
  const [file] = await Promise.all([import('./parts/result-sheet.tsx'), speakDetails()])
  return file.ResultSheet
})

export type BuyFlow = {
  readonly ticket: Ticket
  /** The buttons with what is to be said above them. */
  readonly actions: ReactNode
  readonly sheets: ReactNode
}

export function useBuyFlow(instrument: WireInstrument): BuyFlow {
  const ticket = useTicket(instrument)
  const buying = useBuyOption()
  const [reviewed, setReviewed] = useState<{ direction: Direction; state: 'open' | 'closed' }>()
  useBoughtToast(instrument, buying)
  usePreload(loadNotice)

  const send = (direction: Direction) => {
    const shown = pacedQuotes.getQuote(instrument.symbol)?.price
    const { tolerance } = useTicketSettings.getState()
    tapDevice('confirm')
    buying.submit({
      symbol: instrument.symbol,
      direction,
      amount: ticket.form.stake,
      duration: ticket.form.durationSeconds,
      ...(shown == null ? {} : { price: shown, tolerance }),
    })
  }
  const tap = (direction: Direction) => {
    if (isReviewWanted(useTicketSettings.getState())) setReviewed({ direction, state: 'open' })
    else send(direction)
  }
  const closeReview = () => setReviewed((now) => now && { ...now, state: 'closed' })
  return {
    ticket,
    actions: (
      <div className="flex w-full flex-col gap-2">
        {needsNotice(buying.submission) && (
          <Suspense>
            <PurchaseNotice instrument={instrument} buying={buying} />
          </Suspense>
        )}
        <BuyButtons
          ticket={ticket}
          purchase={buying.submission}
          pair={instrument.pair}
          onBuy={tap}
        />
      </div>
    ),
    sheets: (
      <Suspense>
        {reviewed && (
          <ReviewSheet
            open={reviewed.state === 'open'}
            onClose={closeReview}
            instrument={instrument}
            ticket={ticket}
            direction={reviewed.direction}
            onConfirm={() => {
              closeReview()
              send(reviewed.direction)
            }}
          />
        )}
        <SettledResult />
      </Suspense>
    ),
  }
}

/** Says what was bought, and at which price when it was another than shown. */
function useBoughtToast(
  instrument: WireInstrument,
  { submission: purchase, dismiss }: Buying,
): void {
  const t = useText()
  const formats = useFormats()
  const showToast = useToast()
  const latest = useRef({ t, formats, showToast, dismiss })
  useEffect(() => {
    latest.current = { t, formats, showToast, dismiss }
  })
  const decimals = instrument.priceDecimals
  useEffect(() => {
    if (purchase.state !== 'done') return
    const { order, request } = purchase
    const say = latest.current
    const price = (text: string) => say.formats.price(text, decimals)
    const direction = say.t(order.direction === 'up' ? 'options.up' : 'options.down')
    const shown = request.body.price
    const isOther = shown !== undefined && Number(shown) !== Number(order.strike)
    say.showToast({
      tone: 'success',
      text: isOther
        ? say.t('options.boughtOther', {
            direction,
            strike: price(order.strike),
            shown: price(shown),
          })
        : say.t('options.bought', { direction, strike: price(order.strike) }),
    })
    say.dismiss()
  }, [purchase, decimals])
}

/** The sheet of the oldest result; it keeps its option until its closing motion has ended. */
function SettledResult() {
  const { option, dismiss } = useSettledResult()
  const instruments = useInstruments()
  const [closedId, setClosedId] = useState<string>()
  if (option === undefined) return null
  return (
    <ResultSheet
      key={option.id}
      open={closedId !== option.id}
      onClose={() => setClosedId(option.id)}
      onClosed={dismiss}
      option={option}
      instrument={instruments?.find(({ symbol }) => symbol === option.symbol)}
    />
  )
}
