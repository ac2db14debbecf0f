// Buy at ask and sell at bid, always both; with a position a third button that closes.

import { type Direction, entryPrice } from '@fairtick/core/contracts/direction'
import { calculateQuote } from '@fairtick/core/market/quote'
import { formatPrice, parsePrice } from '@fairtick/core/numbers/price'
import { Button, ButtonLink } from '@fairtick/ui/button'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { Suspense, useId, useState } from 'react'
import { coreInstrument } from '../../../live/core-instrument.ts'
import { useRememberedPosition } from '../../../live/remembered-orders.ts'
import { useOpenContracts } from '../../../live/use-open-contracts.ts'
import { usePacedQuote } from '../../../live/use-paced-quote.ts'
import type { WireInstrument } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { speakDetails, speakScope, type TextKey, useText } from '../../../platform/i18n.ts'
import { lazySheet, usePreload } from '../../../platform/lazy-part.tsx'
import { hrefOf } from '../../../platform/paths.ts'
import {
  type OrderBlockedReason,
  useOrderBlockedReason,
} from '../../../platform/submission/blocked-reason.ts'
import { useTicketSettings } from '../../order-ticket/public.ts'
import type { TicketState } from '../order-panel.tsx'
import { SideLabel, toneOf } from './side-label.tsx'

const loadCloseSheet = async () => {
  const [file] = await Promise.all([
    import('../close/close-sheet.tsx'),
    speakDetails(),
    speakScope('all'),
  ])
  return file.CloseSheet
}
const CloseSheet = lazySheet(loadCloseSheet)

export type TradeBarProps = {
  instrument: WireInstrument
  ticket: TicketState
  onTap: (direction: Direction) => void
}

export function TradeBar({ instrument, ticket, onTap }: TradeBarProps) {
  const t = useText()
  const { positions, state } = useOpenContracts()
  const isExpected = useRememberedPosition(instrument.symbol)
  const isAtOnce = useTicketSettings((settings) => settings.contractReview) === 'off'
  const own = positions.filter(({ symbol }) => symbol === instrument.symbol)
  const canClose = own.length > 0 || isExpected
  const blocked = useOrderBlockedReason(usePacedQuote(instrument.symbol)?.freshness)
  // Where a tap is an order, none is taken before it is known which button stands where.
  const isAwaited = blocked === 'waiting' || (isAtOnce && state === 'unread')
  const isDisabled = blocked === 'stale' || isAwaited
  const reason = blocked && REASONS[blocked]
  const reasonId = useId()
  const [closing, setClosing] = useState<{ order: WireContract; state: 'open' | 'closed' }>()
  usePreload(loadCloseSheet)
  // Three buttons leave room for one word each.
  const as = canClose ? 'brief' : 'deed'
  return (
    <div className="flex w-full flex-col gap-1.5">
      {reason !== undefined && (
        <p id={reasonId} role="status" className="text-center text-caption text-text2">
          {t(reason)}
        </p>
      )}
      {isAtOnce && (
        <p className="text-center text-caption text-warn">
          {t('orderTicket.atOnceNote', { lots: ticket.lots, leverage: ticket.leverage })}
        </p>
      )}
      <div className="flex gap-2.5">
        {(['long', 'short'] as const).map((direction) => (
          <SideButton
            key={direction}
            direction={direction}
            instrument={instrument}
            as={as}
            disabled={isDisabled}
            soon={isAwaited ? t('options.blockedWaitingShort') : undefined}
            reasonId={reason === undefined ? undefined : reasonId}
            busy={ticket.sending === direction}
            onTap={onTap}
          />
        ))}
        {canClose && (
          <CloseButton
            positions={own}
            pair={instrument.pair}
            onClose={(order) => setClosing({ order, state: 'open' })}
          />
        )}
      </div>
      {/* Not in the button: with the position that goes, and what it brought is still to be read. */}
      {closing && (
        <Suspense>
          <CloseSheet
            key={closing.order.id}
            open={closing.state === 'open'}
            onClose={() => setClosing({ ...closing, state: 'closed' })}
            order={closing.order}
          />
        </Suspense>
      )}
    </div>
  )
}

const REASONS: Partial<Record<OrderBlockedReason, TextKey>> = {
  stale: 'orderTicket.blockedStale',
  offline: 'options.blockedOffline',
  maintenance: 'shell.maintenance',
}

type SideButtonProps = {
  direction: Direction
  instrument: WireInstrument
  as: 'deed' | 'brief'
  disabled: boolean
  busy: boolean
  /** Stands for the price, so that the bar does not move for what passes in a moment. */
  soon: string | undefined
  reasonId: string | undefined
  onTap: (direction: Direction) => void
}

function SideButton(props: SideButtonProps) {
  const { direction, instrument, as, disabled, busy, soon, reasonId, onTap } = props
  const { price } = useFormats()
  const quote = usePacedQuote(instrument.symbol)
  const mark = parsePrice(quote?.price ?? '')
  const text =
    mark === undefined
      ? '—'
      : price(
          formatPrice(entryPrice(direction, calculateQuote(mark, coreInstrument(instrument))), 0),
          instrument.priceDecimals,
        )
  return (
    <Button
      block
      size="large"
      tone={toneOf(direction)}
      className="flex-1"
      disabled={disabled}
      busy={busy}
      aria-describedby={reasonId}
      detail={soon ?? text}
      onClick={() => onTap(direction)}
    >
      <SideLabel direction={direction} as={as} />
    </Button>
  )
}

type CloseButtonProps = {
  positions: readonly WireContract[]
  pair: string
  onClose: (order: WireContract) => void
}

/** One position closes here; of several one is chosen in the list; none: it is being read. */
function CloseButton({ positions, pair, onClose }: CloseButtonProps) {
  const t = useText()
  const [first] = positions
  const label = t('orderTicket.closePosition', { pair })
  if (first === undefined) {
    return (
      <Button tone="soft" size="large" busy aria-label={label}>
        {t('orderTicket.close')}
      </Button>
    )
  }
  if (positions.length > 1) {
    return (
      <ButtonLink tone="soft" size="large" href={hrefOf('/pages/home/order')} aria-label={label}>
        {t('orderTicket.close')}
      </ButtonLink>
    )
  }
  return (
    <Button tone="soft" size="large" aria-label={label} onClick={() => onClose(first)}>
      {t('orderTicket.close')}
    </Button>
  )
}
