// Up and Down, of equal size; while one is sending both are locked, and while blocked they say why.

import { Button } from '@fairtick/ui/button'
import { useId } from 'react'
import { useClientState } from '../../../platform/client-state.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useText } from '../../../platform/i18n.ts'
import { isLocked } from '../../../platform/submission/submission.ts'
import { TradeRefusalAction, useTradeRefusalAction } from '../../../shell/trade-refusal-action.tsx'
import { blockedSentence, SOON } from '../blocked-sentence.ts'
import type { Direction, Purchase } from '../purchase.ts'
import type { Ticket } from '../use-ticket.ts'
import { DirectionLabel } from './direction-label.tsx'

export type BuyButtonsProps = {
  ticket: Ticket
  purchase: Purchase
  pair: string
  onBuy: (direction: Direction) => void
}

export function BuyButtons({ ticket, purchase, pair, onBuy }: BuyButtonsProps) {
  const t = useText()
  const { signedMoney, money } = useFormats()
  const currency = useClientState((state) => state.symbol)
  const reasonId = useId()
  const { blocked, preview } = ticket
  const action = useTradeRefusalAction(
    blocked === 'insufficient' ? 'insufficient_balance' : undefined,
  )
  const sending = purchase.state === 'sending' ? purchase.request.body.direction : undefined
  // What passes in a moment stands in the buttons, so that they do not move.
  const soon = blocked && SOON[blocked]
  const reason = blocked && blockedSentence(blocked, { ticket, pair, currency, t, money })
  const button = (direction: Direction) => (
    <Button
      block
      size="large"
      tone={direction}
      className="flex-1"
      busy={sending === direction}
      disabled={blocked !== undefined || (isLocked(purchase) && sending !== direction)}
      aria-describedby={reason === undefined ? undefined : reasonId}
      detail={soon ? t(soon) : preview === undefined ? '—' : signedMoney(preview.profit)}
      onClick={() => onBuy(direction)}
    >
      <DirectionLabel direction={direction} />
    </Button>
  )
  return (
    <div className="flex w-full flex-col gap-1.5">
      {reason !== undefined && (
        <p id={reasonId} role="status" className="text-center text-caption text-text2">
          {reason}
        </p>
      )}
      {action && <TradeRefusalAction action={action} />}
      <div data-first-step="3" className="flex gap-2.5">
        {button('up')}
        {button('down')}
      </div>
    </div>
  )
}
